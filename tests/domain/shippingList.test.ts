import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShippingList } from '#src/domain/shippingList';

const GOOD = { orderNumber: 'B2018-1', shipper: 'Poste Italiane', shippingCode: 'RA1' };

describe('valid lines', () => {
  it.each([
    ['semicolons', 'B2018-1;Poste Italiane;RA1'],
    ['tabs', 'B2018-1\tPoste Italiane\tRA1'],
    ['commas', 'B2018-1,Poste Italiane,RA1'],
    ['several blanks', 'B2018-1  Poste Italiane   RA1'],
    ['blanks around', '  B2018-1 ; Poste Italiane ; RA1  '],
    ['quotation marks', '"B2018-1";"Poste Italiane";"RA1"'],
    ['empty cells at the end', 'B2018-1\tPoste Italiane\tRA1\t\t'],
    ['a mark of UTF-8', '\uFEFFB2018-1;Poste Italiane;RA1'],
    ['the end of a line', 'B2018-1;Poste Italiane;RA1\r\n'],
  ])('%s', (_, text) => {
    expect(parseShippingList(text)).toEqual({ lines: [{ line: 1, ...GOOD }], problems: [] });
  });

  it('commas inside, if something else separates the parts', () => {
    const { lines } = parseShippingList('B2018-1;Poste, Italiane;RA,1');
    expect(lines).toEqual([
      { line: 1, orderNumber: 'B2018-1', shipper: 'Poste, Italiane', shippingCode: 'RA,1' },
    ]);
  });

  it('single spaces, if they leave three parts', () => {
    const { lines } = parseShippingList('B2018-1 GLS RA1');
    expect(lines).toEqual([
      { line: 1, orderNumber: 'B2018-1', shipper: 'GLS', shippingCode: 'RA1' },
    ]);
  });

  it.each(['Numero ordine;Corriere;Codice', 'order\tcarrier\ttracking', 'Ordine'])(
    'the heading %j, empty lines, and line numbers as an editor counts',
    (heading) => {
      const { lines, problems } = parseShippingList(`\n${heading}\r\n\r\nA1;GLS;X\rA2;SDA;Y\n`);
      expect(lines.map(({ line, orderNumber }) => [line, orderNumber])).toEqual([
        [4, 'A1'],
        [5, 'A2'],
      ]);
      expect(problems).toEqual([]);
    },
  );
});

it('reports every invalid line', () => {
  const text = [
    'B2018-1;GLS;X',
    'B2018-2;GLS',
    'B2018-3;;Y',
    ';GLS;Z',
    'B2018-4;GLS;',
    'una riga scritta a caso',
    ' b2018-1 ; SDA ; W',
    'Numero ordine;Corriere;Codice',
  ].join('\n');
  const { lines, problems } = parseShippingList(text);
  expect(problems.map(({ line, reason, firstLine }) => [line, reason, firstLine])).toEqual([
    [2, 'shape', undefined],
    [3, 'shipper', undefined],
    [4, 'number', undefined],
    [5, 'code', undefined],
    [6, 'shape', undefined],
    [7, 'repeated', 1],
  ]);
  expect(problems[5]?.text).toBe('b2018-1 ; SDA ; W');
  expect(lines.map(({ line }) => line)).toEqual([1, 8]);
});

it('accounts for every line of any text, in order, and never throws', () => {
  const texts = fc.array(
    fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('A', '1', ';', '\t', ',', ' ', '"', '\n', '\r') }),
      fc.tuple(fc.string(), fc.string(), fc.string()).map((parts) => parts.join(';')),
    ),
  );
  fc.assert(
    fc.property(texts, (pieces) => {
      const text = pieces.join('\n');
      const { lines, problems } = parseShippingList(text);
      const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
      const named = [...lines, ...problems].map(({ line }) => line);
      expect(new Set(named).size).toBe(named.length);
      const unnamed = raw.flatMap((content, at) =>
        content.trim() !== '' && !named.includes(at + 1) ? [at] : [],
      );
      // At most the heading, which is the first non-empty line.
      const first = raw.findIndex((content) => content.trim() !== '');
      expect([[], [first]]).toContainEqual(unnamed);
      for (const { line, orderNumber, shippingCode } of lines) {
        expect(raw[line - 1]).toContain(orderNumber.split('"')[0]);
        expect(shippingCode.trim()).not.toBe('');
      }
      for (const { line, text: shown } of problems) expect(raw[line - 1]?.trim()).toBe(shown);
      const numbers = lines.map(({ orderNumber }) => orderNumber.toLowerCase());
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
    { numRuns: 500 },
  );
});
