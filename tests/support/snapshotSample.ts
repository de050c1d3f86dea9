import { entitiesLearned, type EntityUpdates } from '#src/entities/entities';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import type { Order } from '#src/domain/types';
import { canonicalJson } from '#src/snapshots/canonical';
import type { Snapshot } from '#src/snapshots/format';
import type { BrowserEnvironment } from '#src/snapshots/browserEnvironment';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { rootReducer, type RootState } from '#src/store/rootReducer';

/** A page on a desktop. */
export const HERE: BrowserEnvironment = {
  locale: 'it-IT',
  timezone: 'Europe/Rome',
  route: '/',
  viewport: {
    width: 1280,
    height: 800,
    pixelRatio: 1,
    scrollX: 0,
    scrollY: 0,
    colorScheme: 'light',
  },
};

export const ORDER: Order = {
  orderNumber: 'B2018-000001',
  placedAt: 1_770_000_000_000,
  state: 'SHIPPED',
  priority: 'STANDARD',
  shipper: 'BRT',
  shippingCode: 'TRACCIA-77',
  lines: [
    { productId: 'p1', name: 'Lampada', priceCents: 4990, fileNames: ['l.jpg'], quantity: 2 },
  ],
  totalQuantities: 2,
  priorityCostCents: 0,
  totalCostCents: 9980,
  shippingData: {
    name: 'Niccolò',
    surname: 'Zaffaroni',
    address: 'Via dei Fori',
    civicNumber: '12/A',
    city: 'Montepulciano',
    province: 'SI',
    zipcode: '53045',
    email: 'niccolo@posta.example',
    telephoneNumber: '+39 333 1234567',
  },
};

const BATCH: EntityUpdates = {
  asOf: 1_770_000_100_000,
  products: [
    { id: 'p1', title: 'Lampada Bruno', priceCents: 4990, fileNames: ['l.jpg'], category: 'Casa' },
  ],
  orders: [ORDER],
  feedback: [
    {
      id: 'p1@1770000000000@Teodora Q.',
      buyerName: 'Teodora Q.',
      writtenAt: 1_770_000_000_000,
      stars: 5,
      comment: 'Bella! Saluti da Teodora, 333 7654321.',
      images: ['teodora.jpg'],
      productId: 'p1',
    },
  ],
  admins: [
    {
      id: 'a1',
      username: 'giulia.ferri',
      email: 'giulia@bottega.example',
      telephoneNumber: '06 555 2018',
    },
  ],
};

/** Returns the state of a small shop with one entity of each kind, a draft and messages. */
export function sampleState(...more: Parameters<typeof rootReducer>[1][]): RootState {
  return [
    entitiesLearned(BATCH),
    drafted({ form: 'withdrawal/B2018-000001', value: { name: 'Teodora Quinzi', isWhole: true } }),
    notificationAdded('success', 'Stato aggiornato con successo.'),
    notificationAdded('info', { foreign: 'Ordine B2018-000001 aggiornato per Zaffaroni' }),
    ...more,
  ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
}

export function sampleSnapshot(): Snapshot {
  return takeSnapshot(sampleState(), HERE);
}

export function sampleText(): string {
  return canonicalJson(sampleSnapshot());
}
