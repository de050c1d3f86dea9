import { expect, it } from 'vitest';
import { searchProducts } from '#src/domain/searchProducts';

const TITLES = [
  'Tazza d’acqua in gres',
  'Lampada da tavolo',
  'Perché no? Gioco di società',
  'Vaso in vetro',
  'Tè verde',
];
const products = TITLES.map((title, index) => ({
  id: String(index),
  title,
  priceCents: 100,
  fileNames: [],
  category: index === 1 ? 'Casa' : 'Cucina',
}));

const found = (search: string) => searchProducts(products, search).map(({ id }) => Number(id));

it('ignores case, accents, punctuation and the order of words', () => {
  expect(found('TAVOLO  lampa')).toEqual([1]);
  expect(found('perche societa')).toEqual([2]);
  expect(found('te')).toEqual([4]);
  expect(found("d'acqua")).toEqual([0]);
  expect(found('casa')).toEqual([1]);
  expect(found(' ?! ')).toEqual([0, 1, 2, 3, 4]);
});

it.each([
  ['a wrong letter', 'lanpada'],
  ['the first one', 'rampada'],
  ['a missing letter', 'lamada'],
  ['an extra letter', 'lamppada'],
  ['an unfinished word', 'lanpa'],
  ['one of two words', 'tavolo lanpada'],
])('forgives %s', (_, search) => {
  expect(found(search)).toEqual([1]);
});

it('forgives it in words of five letters, not in shorter ones, and not two letters', () => {
  expect(found('taza')).toEqual([0]);
  expect(found('tezza')).toEqual([0]);
  expect(found('vazo')).toEqual([]);
  expect(found('lanpata')).toEqual([]);
  expect(found('(((lampada.*')).toEqual([1]);
});

it('shows nothing similar if something is spelt as typed', () => {
  const similar = [
    ...products,
    { ...products[0], id: '9', title: 'Tozza', priceCents: 1, fileNames: [] },
  ];
  expect(searchProducts(similar, 'tozza').map(({ id }) => id)).toEqual(['9']);
});
