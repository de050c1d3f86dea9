import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#src/snapshots/canonical';
import { redactCart, redactFailure } from '#src/snapshots/redactBodies';
import { Redactor } from '#src/snapshots/redactor';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { bulkJobActions } from '#src/features/bulk-jobs/bulkJobSlice';
import { orderEventsAdded } from '#src/features/order/timeline/orderTimelineSlice';
import { changeRequested } from '#src/features/profile/profileChangesSlice';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { entitiesLearned } from '#src/entities/entities';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { orderRemembered } from '#src/features/order/recentOrdersSlice';
import { signedIn } from '#src/session/sessionSlice';
import { pageOpened, pageStateChanged } from '#src/store/pageStateSlice';
import { HERE, ORDER, sampleState } from '#tests/support/snapshotSample';
import { tokenWith } from '#tests/support/storeTokens';

const exported = (...events: Parameters<typeof sampleState>) =>
  takeSnapshot(sampleState(...events), HERE);

describe('a snapshot', () => {
  it('names no person, and keeps what a report needs', () => {
    const text = canonicalJson(exported());
    for (const personal of [
      ...Object.values(ORDER.shippingData),
      'Teodora',
      'teodora',
      'Quinzi',
      'giulia',
      '06 555',
      '7654321',
      'TRACCIA',
    ]) {
      expect(text).not.toContain(personal);
    }
    expect(text).toContain('Lampada Bruno');
    expect(text).toContain('"orderNumber": "B2018-000001"');
    expect(text).toContain('"text": "Stato aggiornato con successo."');
    expect(text).toContain('"text": "Xxxxxx X0000-000000 xxxxxxxxxx xxx Xxxxxxxxx"');
    expect(text).toContain('"comment": "Xxxxx! Xxxxxx xx Xxxxxxx, 000 0000000."');
  });

  it('keeps what a bulk job does and shows, but no tracking code', () => {
    const { orderNumber, shipper, shippingCode, state } = ORDER;
    const change = { kind: 'shipping', shipper, shippingCode } as const;
    const snapshot = exported(
      bulkJobActions.jobStarted({ person: 'p', items: [{ orderNumber, change, from: change }] }),
      orderEventsAdded([{ orderNumber, shipper, shippingCode, state, at: 5, how: 'read' }]),
    );
    const [order] = snapshot.state.entities.orders;
    const sent = { shipper: order?.body?.shipper, shippingCode: order?.body?.shippingCode };
    expect(snapshot.state.bulkJob.job?.items[0]?.change).toEqual({ ...change, ...sent });
    expect(snapshot.state.orderTimeline[0]).toMatchObject({ orderNumber, ...sent });
    expect(canonicalJson(snapshot)).not.toMatch(/TRACCIA|BRT/);
  });

  it('says that an administrator is logged in, but never contains the token', () => {
    const token = tokenWith({ exp: 9_999_999_999 });
    const snapshot = exported(signedIn({ token, now: 0 }));
    expect(snapshot.state.session).toEqual({ isAdmin: true });
    expect(canonicalJson(snapshot)).not.toContain(token);
  });

  it('gives the same person the same name everywhere', () => {
    const again = { ...ORDER, orderNumber: 'B2018-000002' };
    const { orders } = exported(
      entitiesLearned({ asOf: 1_780_000_000_000, orders: [again] }),
      drafted({ form: 'shipping', value: { ...ORDER.shippingData, surname: 'Altro' } }),
    ).state.entities;
    expect(orders[0]?.body?.shippingData).toEqual(orders[1]?.body?.shippingData);
    expect(orders[0]?.body?.shippingData).toEqual({
      name: 'Nome 1',
      surname: 'Cognome 1',
      address: 'Via 1',
      civicNumber: 'n. 1',
      city: 'Città 1',
      province: 'Prov. 1',
      zipcode: 'CAP 1',
      email: 'persona1@example.invalid',
      telephoneNumber: '+39 000 0000001',
    });
    const { drafts } = exported(
      drafted({ form: 'shipping', value: { ...ORDER.shippingData, surname: 'Altro' } }),
    ).state;
    expect(drafts[0]?.value).toMatchObject({ name: 'Nome 1', surname: 'Cognome 2' });
  });

  it('masks the other texts of a page, and uses pseudonyms for known kinds', () => {
    const value = { text: 'Parla con Ada Neri', isForeign: true, email: 'ada@posta.example' };
    const path = '/admin/profile';
    const { pageState } = exported(
      pageOpened(path),
      pageStateChanged({ path, part: 'outcome', value }),
    ).state;
    expect(pageState[0]?.part).toBe('outcome');
    expect(canonicalJson(pageState)).not.toMatch(/Ada|Neri|ada@/);
    expect(canonicalJson(pageState)).toContain('@example.invalid');
  });

  it('replaces what a person has written like a pseudonym', () => {
    const written = { civicNumber: 'n. 12', zipcode: 'CAP 00184' };
    const order = { ...ORDER, shippingData: { ...ORDER.shippingData, ...written } };
    const { entities } = exported(
      entitiesLearned({ asOf: 1_780_000_000_000, orders: [order] }),
    ).state;
    expect(entities.orders[0]?.body?.shippingData).toMatchObject({
      civicNumber: 'n. 1',
      zipcode: 'CAP 1',
    });
    expect(new Redactor('report').redactOrderNumber('ID-4711')).toBe('ID-1');
  });

  it('masks what the backend says about a failure, and whose cart it is', () => {
    const failure = { kind: 'http', status: 409, statusText: '', text: 'Chiama Ada Neri' } as const;
    expect(redactFailure(failure)).toEqual({ ...failure, text: 'Xxxxxx Xxx Xxxx' });
    const { shippingData } = ORDER;
    const cart = { id: 'sessione-7', lines: [], shippingData };
    const redactor = new Redactor();
    redactor.setEntities(sampleState().entities);
    expect(JSON.stringify(redactCart(cart, redactor))).not.toMatch(/sessione|Zaffaroni/);
  });

  it('masks typed text, unless it is a text of the shop', () => {
    const value = { productIds: ['p1'], description: 'Sono Ada, via Po 3', isWhole: false };
    const { drafts } = exported(drafted({ form: 'return/B2018-000001', value })).state;
    expect(drafts[0]).toEqual({
      form: 'return/B2018-000001',
      value: { productIds: ['p1'], description: 'Xxxx Xxx, xxx Xx 0', isWhole: false },
    });
  });

  it('keeps what a cell of the product table shows, and masks what was typed over it', () => {
    const { drafts } = exported(
      // Its product has no name: the table shows its title.
      drafted({ form: 'product-table', value: { p1: { name: ['Lampada Bruno', 'Luce'] } } }),
      drafted({ form: 'product-table/cell', value: { id: 'p1', field: 'price', text: '49,9' } }),
    ).state;
    expect(drafts.slice(0, 2).map(({ value }) => value)).toEqual([
      { p1: { name: ['Lampada Bruno', 'Xxxx'] } },
      { id: 'p1', field: 'price', text: '49,9' },
    ]);
    // The form shows how it reads a price.
    const { drafts: priced } = exported(
      drafted({ form: 'insert-product', value: { price: '1.234' } }),
    ).state;
    expect(priced[0]?.value).toEqual({ price: '1.234' });
    const { drafts: strange } = exported(
      drafted({ form: 'product-table/cell', value: { id: 'Ada', field: 'Ada', text: '333123' } }),
    ).state;
    expect(strange[0]?.value).toEqual({ id: 'ID-1', field: 'Xxx', text: '000000' });
  });

  it('masks what was typed in the product table also while it is being saved', () => {
    const change = {
      kind: 'product',
      name: 'Lampada Bruno',
      title: 'Per Ada',
      price: '49.9',
    } as const;
    const { bulkJob } = exported(
      bulkJobActions.jobStarted({
        person: 'p',
        items: [{ productId: 'p1', change, from: change }],
      }),
    ).state;
    expect(bulkJob.job?.items).toMatchObject([
      { productId: 'p1', change: { ...change, title: 'Xxx Xxx' } },
    ]);
  });

  it('reveals of an unknown order only that it is one', () => {
    const orderNumber = '3331234567';
    const snapshot = takeSnapshot(
      sampleState(
        orderRemembered({ orderNumber, seenAt: 1 }),
        drafted({ form: `return/${orderNumber}`, value: { orderNumber, description: '' } }),
        pageOpened(`/order/return/${orderNumber}`),
        pageStateChanged({
          path: `/order/return/${orderNumber}`,
          part: `checked/${orderNumber}`,
          value: true,
        }),
      ),
      { ...HERE, route: `/order/return/${orderNumber}` },
    );
    expect(canonicalJson(snapshot)).not.toMatch(/3331234|1234567/);
    expect(snapshot.route).toBe('/order/return/ID-1');
    expect(snapshot.state.recentOrders[0]?.orderNumber).toBe('ID-1');
    expect(snapshot.state.drafts.map(({ form }) => form)).toContain('return/ID-1');
    expect(snapshot.state.pageState.map(({ part }) => part)).toEqual(['checked/ID-1']);
  });

  it('masks the backend’s own words about an order and a failure', () => {
    const [line] = ORDER.lines;
    const strange = {
      ...ORDER,
      state: 'FERMO_DA_ROSSI',
      shipper: 'Furgone di Rossi',
      lines: line ? [{ ...line, fileNames: ['casa-rossi.jpg'] }] : [],
    };
    const snapshot = exported(
      entitiesLearned({ asOf: 1_790_000_000_000, orders: [strange] }),
      notificationAdded('error', { foreign: 'Rossi non trovato.' }),
    );
    expect(canonicalJson(snapshot)).not.toMatch(/rossi/i);
    const failure = { kind: 'http', status: 409, statusText: 'Chiamare Rossi', text: '' } as const;
    const status = (statusText: string) => redactFailure({ ...failure, statusText });
    expect(status('Chiamare Rossi')).toMatchObject({ statusText: 'Xxxxxxxx Xxxxx' });
    expect(status('Not Found')).toMatchObject({ statusText: 'Not Found' });
  });

  it('names the order of a message’s button as its path does', () => {
    const button = (orderNumber: string) =>
      exported(
        notificationAdded(
          'success',
          { foreign: '' },
          {
            label: `Ordine ${orderNumber}`,
            path: `/order/get/${orderNumber}`,
            undo: { type: 'secret' },
          },
        ),
      ).state.notifications[0]?.action;
    const { orderNumber } = ORDER;
    expect(button(orderNumber)).toEqual({
      label: `Ordine ${orderNumber}`,
      path: `/order/get/${orderNumber}`,
    });
    expect(button('3331234567')).toEqual({ label: 'Ordine ID-1', path: '/order/get/ID-1' });
  });

  it('masks an unknown form or part of a page, including its length', () => {
    const path = '/';
    const secret = 'Tr0ub4dor&3';
    const { drafts, pageState } = exported(
      drafted({ form: 'nuova', value: { parola: secret } }),
      pageOpened(path),
      pageStateChanged({ path, part: 'nuova', value: { kind: 'error', text: secret } }),
      pageStateChanged({
        path,
        part: 'message/login',
        value: { kind: 'error', text: `No: ${secret}`, isForeign: true },
      }),
    ).state;
    expect(drafts.map(({ value }) => value)).toContainEqual({ 'ID-2': '***' });
    expect(pageState.map(({ value }) => value)).toEqual([
      { kind: '***', text: '***' },
      { kind: 'error', text: '***', isForeign: true },
    ]);
  });

  it('keeps the application’s texts in a form that sends a password', () => {
    const value = { kind: 'error', text: 'Credenziali non valide!' };
    const { pageState } = exported(
      pageOpened('/login'),
      pageStateChanged({ path: '/login', part: 'message/login', value }),
    ).state;
    expect(pageState).toEqual([{ part: 'message/login', value }]);
  });

  it('uses the same pseudonym for a changed address of the profile and for its link', () => {
    const snapshot = takeSnapshot(
      sampleState(changeRequested({ field: 'email', value: 'nuova@posta.example' })),
      { ...HERE, route: '/admin/new-email/a1/nuova%40posta.example' },
    );
    const email = snapshot.state.profileChanges.email ?? '';
    expect(email).toMatch(/^persona\d+@example\.invalid$/);
    expect(decodeURIComponent(snapshot.route)).toBe(`/admin/new-email/a1/${email}`);
  });

  it('names the feedback with an open comment or photo as it names the feedback', () => {
    const path = '/dicono-di-noi';
    const { feedback } = sampleState().entities;
    const ids = Object.values(feedback).flatMap((shard) => Object.keys(shard));
    const open = pageStateChanged({ path, part: 'comments-open', value: ids });
    const photo = pageStateChanged({ path, part: 'photo', value: { id: ids[0], index: 1 } });
    const { state } = takeSnapshot(sampleState(pageOpened(path), open, photo), HERE);
    const named = state.entities.feedback.map(({ id }) => id);
    expect(named).not.toEqual(ids); // one has its buyer's name in it
    expect(state.pageState.map(({ value }) => value)).toEqual([named, { id: named[0], index: 1 }]);
  });

  it('finds the same with the pseudonyms as the original search', () => {
    const path = '/admin/all-orders';
    const searched = pageStateChanged({ path, part: 'customers', value: 'niccolo affaro' });
    const snapshot = takeSnapshot(sampleState(pageOpened(path), searched), HERE);
    expect(snapshot.state.pageState).toEqual([{ part: 'customers', value: 'cercato' }]);
    const [order] = snapshot.state.entities.orders;
    expect(order?.body?.shippingData.email).toBe('persona1.cercato@example.invalid');
    expect(order?.body?.shippingData.name).toBe('Nome 1');
  });
});
