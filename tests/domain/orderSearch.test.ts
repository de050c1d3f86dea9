import { describe, expect, it } from 'vitest';
import { makeOrderIndex, patchOrders } from '#src/features/order-list/index/orderIndex';
import type { Order } from '#src/domain/types';
import { from, order, shown } from '../support/indexedOrders';

describe('the search', () => {
  const index = () =>
    makeOrderIndex([
      order('B2018-000042', from('Niccolò', "D'Angelo", 'nico@posta.example')),
      order('b2018-000137', from('Maria', 'Bianchi', 'maria42@posta.example')),
      order('B2018-000138', from('Zoë', 'Bianchi')),
    ]);
  const found = (search: string) => shown(index(), { search }).sort();

  it('is on the number, trimmed and in any case', () => {
    expect(found('  B2018-00013 ')).toEqual(['B2018-000138', 'b2018-000137']);
    expect(found('b2018-000137')).toEqual(['b2018-000137']);
  });

  it('for a number does not find that number in e-mails', () => {
    expect(found('42')).toEqual(['B2018-000042']);
  });

  it('is on name, surname and e-mail, without accents, where no number has it', () => {
    expect(found("niccolo d'angelo")).toEqual(['B2018-000042']);
    expect(found('BIANCHI zoe')).toEqual(['B2018-000138']);
    expect(found('maria42@')).toEqual(['b2018-000137']);
    expect(found('introvabile')).toEqual([]);
  });

  it('finds the same however it is typed', () => {
    const one = index();
    for (const text of ['bianchi maria', 'b2018-000138', '42', 'nico']) {
      for (let end = 0; end <= text.length; end += 1) {
        const search = text.slice(0, end);
        expect(shown(one, { search }).sort(), search).toEqual(found(search));
      }
    }
  });

  it('finds what is far down among many, and what has changed there', () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      order(`N${at}-`, from(at % 700 === 600 ? 'Zoë' : '', 'Bianchi')),
    );
    const index = makeOrderIndex(many);
    expect(shown(index, { search: 'n2999' })).toEqual(['N2999-']);
    const all = ['N600-', 'N1300-', 'N2000-', 'N2700-'];
    expect(shown(index, { search: 'zoe bianchi' })).toEqual(all);
    const before = many[2000] as Order;
    const changed = new Map([[before, { ...before, ...from('Mario', 'Bianchi') }]]);
    const next = patchOrders(index, changed);
    expect(shown(next, { search: 'mario' })).toEqual(['N2000-']);
    expect(shown(next, { search: 'zoe' })).toEqual(all.filter((number) => number !== 'N2000-'));
    expect(shown(index, { search: 'zoe' })).toEqual(all);
  });

  it('accepts names in several lines, and words of which normalizing leaves nothing', () => {
    const odd = makeOrderIndex([
      order('A1', from('Anna\nMaria', 'Ros')),
      order('A2', from('si', 'Verdi')),
      order('A3', from('Ugo', 'Verdi')),
      order('A\n4'),
    ]);
    expect(shown(odd, { search: 'anna maria' })).toEqual(['A1']);
    expect(shown(odd, { search: 'ugo' })).toEqual(['A3']);
    expect(shown(odd, { search: 'rossi' })).toEqual([]);
    expect(shown(odd, { search: 'a1\na2' })).toEqual([]);
    expect(shown(odd, { search: 'a\n4' })).toEqual(['A\n4']);
    expect(shown(odd, { search: '\u0301' })).toEqual(['A1', 'A2', 'A3', 'A\n4']);
  });

  it('finds the same name with a spacing accent however it is typed', () => {
    const all = [order('A1', from('Nicolo`', 'Cantù')), order('A2', from('Nicolo`', 'Rossi'))];
    const typed = makeOrderIndex(all);
    for (const search of ['nicolo', 'nicolo`', 'nicolo` c']) shown(typed, { search });
    expect(shown(typed, { search: 'nicolo` cantu' })).toEqual(['A1']);
    expect(shown(makeOrderIndex(all), { search: 'nicolo`' })).toEqual(['A1', 'A2']);
  });

  it('for a person includes orders whose numbers did not match its beginning', () => {
    const all = [order('B1', from('Anna', 'Rossi')), order('C2', from('Ugo', 'Bianchi'))];
    const typed = makeOrderIndex(all);
    expect(shown(typed, { search: 'b' })).toEqual(['B1']);
    expect(shown(typed, { search: 'bi' })).toEqual(['C2']);
  });

  it('follows changes before all texts are made', () => {
    const all = Array.from({ length: 1500 }, (_, at) => order(`N${at}`, from('Anna', 'Rossi')));
    const index = makeOrderIndex(all);
    index.texts.prepare(sliceOf(1));
    const before = all[1400] as Order;
    const next = patchOrders(index, new Map([[before, { ...before, ...from('Ugo', '') }]]));
    expect(shown(next, { search: 'ugo' })).toEqual(['N1400']);
    expect(shown(next, { search: 'anna' })).toHaveLength(1499);
  });

  it('can be prepared in slices', () => {
    const many = makeOrderIndex(Array.from({ length: 2000 }, (_, at) => order(`N${at}`)));
    let slices = 1;
    while (!many.texts.prepare(sliceOf(1))) slices += 1;
    expect(slices).toBeGreaterThan(2);
    expect(shown(many, { search: 'n999' })).toEqual(['N999']);
  });
});

/** Returns a slice of time that is over after so many checks. */
function sliceOf(looks: number): () => boolean {
  let left = looks;
  return () => {
    left -= 1;
    return left >= 0;
  };
}
