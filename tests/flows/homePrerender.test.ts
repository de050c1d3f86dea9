import { afterEach, expect, it } from 'vitest';
import { fillHomeTemplate } from '#src/prerender/fillHomeTemplate';
import { wireProduct } from '#tests/support/apiSamples';

const CARD =
  '<article aria-posinset="1" data-note="Esaurito"><h2>(title)</h2><p>(price)</p><button disabled>Acquista</button></article>';

/** Renders what index.html would of this catalogue; returns the page. */
async function drawn(list: unknown[]) {
  document.body.innerHTML = `
    <template id="home-template"><main><div>${CARD}</div><p role="status">(count) prodotti</p></main></template>
    <div id="root"></div><p></p>`;
  await fillHomeTemplate(Promise.resolve(Response.json(list)));
  const root = document.getElementById('root');
  return {
    cards: root?.querySelectorAll('article').length,
    count: root?.querySelector('[role=status]')?.textContent,
    size: root?.querySelector('article')?.getAttribute('aria-setsize'),
  };
}

// The next file's tests run in the same document.
afterEach(() => document.body.replaceChildren());

const products = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ ...wireProduct, id: `p${index}` }));
const BAD = { ...wireProduct, id: 'bad', price: null };

it('the first products are prerendered, and counted if all have arrived', async () => {
  expect(await drawn(products(14))).toEqual({ cards: 12, count: '14 prodotti', size: '14' });
});

it('a sold-out product is prerendered with disabled buttons, as the application shows it', async () => {
  await drawn([{ ...wireProduct, id: 'x', stock: 0 }, ...products(3)]);
  const buttons = [...document.querySelectorAll('#root button')] as HTMLButtonElement[];
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, false, false, false]);
  expect(document.querySelector('#root article')).toHaveAttribute('data-note', 'Esaurito');
});

it('a bad record behind them is not counted: the application knows', async () => {
  const whatIsDrawn = { cards: 12, count: '', size: '-1' };
  expect(await drawn([...products(14), BAD])).toEqual(whatIsDrawn);
  expect(await drawn([...products(14), null])).toEqual(whatIsDrawn);
  expect(await drawn([...products(14), products(14)[13]])).toEqual(whatIsDrawn);
});
