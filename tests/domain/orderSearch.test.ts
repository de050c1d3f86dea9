import { describe, expect, it } from 'vitest';
import { makeOrderIndex, patchOrders } from '#src/features/order-list/index/orderIndex';
import type { Order } from '#src/domain/types';
import { queryOrders, type OrderQuery } from '#src/features/order-list/index/queryOrders';
import { EVERYTHING, from, order, shown } from '../support/indexedOrders';

describe('the search', () => {
  const index = () =>
    makeOrderIndex([
      order('B2018-000042', from('Niccolò', "D'Angelo", 'nico@posta.example')),
      order('b2018-000137', from('Maria', 'Bianchi', 'maria42@posta.example')),
      order('B2018-000138', from('Zoë', 'Bianchi')),
    ]);
  const found = (search: string) => shown(index(), { search }).sort();
  const foundBy = (search: string) => shown(index(), { search, searchIn: 'customers' }).sort();

  it('of customers looks at name, surname and e-mail, without accents', () => {
    expect(foundBy("niccolo d'angelo")).toEqual(['B2018-000042']);
    expect(foundBy(' BIANCHI zoe')).toEqual(['B2018-000138']);
    expect(foundBy('42')).toEqual(['b2018-000137']);
    expect(foundBy('introvabile')).toEqual([]);
  });

  it('reports whether a search finds nothing, regardless of the filters', () => {
    const result = (query: Partial<OrderQuery>) =>
      queryOrders(index(), { ...EVERYTHING, ...query });
    expect(result({ search: ' ' }).isNothingFound).toBe(false);
    expect(result({ search: '42', states: ['CANCELED'] }).isNothingFound).toBe(false);
    expect(result({ search: 'maria' }).isNothingFound).toBe(true);
    expect(result({ search: 'maria', searchIn: 'customers' }).isNothingFound).toBe(false);
  });

  it('finds the same, however the text is typed', () => {
    const one = index();
    for (const text of ['b2018-000138', '42', 'nico', 'b20180']) {
      for (let end = 0; end <= text.length; end += 1) {
        const search = text.slice(0, end);
        expect(shown(one, { search }).sort(), search).toEqual(found(search));
      }
    }
  });

  it('finds orders far down a long list, and changes there', () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      order(`N${at}-`, from(at % 700 === 600 ? 'Zoë' : '', 'Bianchi')),
    );
    const index = makeOrderIndex(many);
    expect(shown(index, { search: 'n2999' })).toEqual(['N2999-']);
    const all = ['N600-', 'N1300-', 'N2000-', 'N2700-'];
    expect(shown(index, { search: 'zoe bianchi', searchIn: 'customers' })).toEqual(all);
    const before = many[2000] as Order;
    const changed = new Map([[before, { ...before, ...from('Mario', 'Bianchi') }]]);
    const next = patchOrders(index, changed);
    expect(shown(next, { search: 'mario', searchIn: 'customers' })).toEqual(['N2000-']);
    expect(shown(next, { search: 'zoe', searchIn: 'customers' })).toEqual(
      all.filter((number) => number !== 'N2000-'),
    );
    expect(shown(index, { search: 'zoe', searchIn: 'customers' })).toEqual(all);
  });

  it('accepts names with line breaks, and words that normalizing empties', () => {
    const odd = makeOrderIndex([
      order('A1', from('Anna\nMaria', 'Ros')),
      order('A2', from('si', 'Verdi')),
      order('A3', from('Ugo', 'Verdi')),
      order('A\n4'),
    ]);
    expect(shown(odd, { search: 'anna maria', searchIn: 'customers' })).toEqual(['A1']);
    expect(shown(odd, { search: 'ugo', searchIn: 'customers' })).toEqual(['A3']);
    expect(shown(odd, { search: 'rossi', searchIn: 'customers' })).toEqual([]);
    expect(shown(odd, { search: 'a1\na2' })).toEqual([]);
    expect(shown(odd, { search: 'a\n4' })).toEqual(['A\n4']);
    expect(shown(odd, { search: '\u0301', searchIn: 'customers' })).toEqual([
      'A1',
      'A2',
      'A3',
      'A\n4',
    ]);
  });

  it('follows changes before all search texts have been built', () => {
    const all = Array.from({ length: 1500 }, (_, at) => order(`N${at}`, from('Anna', 'Rossi')));
    const index = makeOrderIndex(all);
    index.texts.prepare(sliceOf(1));
    const before = all[1400] as Order;
    const next = patchOrders(index, new Map([[before, { ...before, ...from('Ugo', '') }]]));
    expect(shown(next, { search: 'ugo', searchIn: 'customers' })).toEqual(['N1400']);
    expect(shown(next, { search: 'anna', searchIn: 'customers' })).toHaveLength(1499);
  });

  it('can be prepared in slices', () => {
    const many = makeOrderIndex(Array.from({ length: 2000 }, (_, at) => order(`N${at}`)));
    let slices = 1;
    while (!many.texts.prepare(sliceOf(1))) slices += 1;
    expect(slices).toBeGreaterThan(2);
    expect(shown(many, { search: 'n999' })).toEqual(['N999']);
  });
});

/** Returns a time slice that ends after this many checks. */
function sliceOf(looks: number): () => boolean {
  let left = looks;
  return () => {
    left -= 1;
    return left >= 0;
  };
}
