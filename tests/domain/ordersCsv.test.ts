import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import type { Order } from '#src/domain/types';
import { NO_SHIPPING_DATA } from '#src/domain/shipping';
import { writeOrdersCsv } from '#src/features/bulk-orders/ordersCsv';

const ORDER: Order = {
  orderNumber: 'B2018-1',
  placedAt: Date.UTC(2026, 6, 1, 22, 5), // the next day in Rome, in summer
  state: 'SHIPPED',
  priority: 'PRIORITARIO',
  shipper: 'GLS; Italia',
  shippingCode: 'IT "12"',
  lines: [
    { productId: '1', name: 'Lampada', priceCents: 4990, fileNames: [], quantity: 2 },
    { productId: '2', name: '', priceCents: 100, fileNames: [], quantity: 1 },
  ],
  totalQuantities: 3,
  priorityCostCents: 1996,
  totalCostCents: 123456,
  shippingData: { ...NO_SHIPPING_DATA, name: 'Niccolò', zipcode: '00184', city: 'Forlì' },
};

const never = new AbortController().signal;
const quiet = () => undefined;

/** Returns the file as text, with its byte order mark. */
async function written(orders: Order[]): Promise<string> {
  const bytes = await (await writeOrdersCsv(orders, quiet, never)).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Returns the rows as a spreadsheet reads them: one object per row, by heading. */
function opened(text: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    delimiter: ';',
    newline: '\r\n',
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

it('writes a file that can be read again, in Italian notation', async () => {
  const text = await written([ORDER]);
  expect(text.startsWith('\uFEFFNumero ordine;Data;Stato;')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(opened(text.slice(1))).toEqual([
    {
      'Numero ordine': 'B2018-1',
      Data: '02/07/2026 00:05',
      Stato: 'Spedito',
      Priorità: 'Prioritario',
      Corriere: 'GLS; Italia',
      'Codice di tracciamento': 'IT "12"',
      Articoli: '3',
      Prodotti: '2 × Lampada, 1 × Prodotto 2',
      'Supplemento priorità (€)': '19,96',
      'Totale (€)': '1234,56',
      Nome: 'Niccolò',
      Cognome: '',
      Indirizzo: '',
      'Numero civico': '',
      CAP: '00184',
      Città: 'Forlì',
      Provincia: '',
      Email: '',
      Telefono: '',
    },
  ]);
});

it('keeps orders without a readable date or with an unknown state', async () => {
  const [row] = opened(await written([{ ...ORDER, placedAt: null, state: 'PERSO' }]));
  expect(row).toMatchObject({ Data: '', Stato: 'Stato sconosciuto: PERSO' });
});

it.each([
  '=1+1',
  '+39 06 555',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '=HYPERLINK("http://x")\nseconda riga',
  '＝1+1',
  '-12,5',
])('leaves %j without effect in a spreadsheet', async (shipper) => {
  const [row] = opened(await written([{ ...ORDER, shipper }]));
  expect(row?.['Corriere']).toBe(`'${shipper}`);
});

it('keeps negative amounts as numbers', async () => {
  const [row] = opened(await written([{ ...ORDER, totalCostCents: -1250, priorityCostCents: 0 }]));
  expect(row).toMatchObject({ 'Totale (€)': '-12,50', 'Supplemento priorità (€)': '0,00' });
});

it('keeps every text, with an apostrophe before a formula', async () => {
  const marks = fc.constantFrom(';', '"', '\r', '\n', '\t', '=', '+', '-', '@', ' ', ',', "'");
  const text = fc.string({ unit: fc.oneof(marks, fc.string()) });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (codes) => {
      const orders = codes.map((shippingCode) => ({ ...ORDER, shippingCode }));
      const rows = opened(await written(orders));
      expect(rows).toHaveLength(codes.length);
      for (const [at, row] of rows.entries()) {
        expect([codes[at], `'${codes[at]}`]).toContain(row['Codice di tracciamento']);
        expect(row['Codice di tracciamento']).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
      }
    }),
    { numRuns: 60 },
  );
});

it('reports its progress, yields to the page, and can be aborted', async () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({ ...ORDER, orderNumber: String(at) }));
  const seen: number[] = [];
  const writing = writeOrdersCsv(many, (part) => seen.push(part), never);
  expect(seen).toEqual([0.25]);
  expect(opened(await (await writing).text())).toHaveLength(2_000);
  expect(seen).toEqual([0.25, 0.5, 0.75, 1]);

  const stop = new AbortController();
  const given = writeOrdersCsv(many, quiet, stop.signal);
  stop.abort();
  await expect(given).rejects.toThrow('abort');
  // Cancelled while the code was loading: progress would then stay on the page.
  const late: number[] = [];
  await expect(writeOrdersCsv(many, (part) => late.push(part), stop.signal)).rejects.toThrow(
    'abort',
  );
  expect(late).toEqual([]);
});
