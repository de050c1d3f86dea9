import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '#src/prerender/heldPresses';

const PAGE =
  '<header><a href="/chi-siamo">Chi siamo</a></header>' +
  '<main><button>Cerca</button></main>' +
  '<footer><a href="/chi-siamo">Chi siamo</a><button>Cerca</button></footer>';

const root = document.createElement('div');
const find = (selector: string) => root.querySelector<HTMLElement>(selector);

beforeEach(() => {
  document.body.append(root);
  root.innerHTML = PAGE;
});
afterEach(() => root.remove());

it.each(['header a', 'footer a', 'main button', 'footer button'])(
  'stays on %s when the page is replaced',
  (control) => {
    find(control)?.focus();
    const restoreFocus = keepFocus(root);
    root.innerHTML = PAGE;
    restoreFocus();
    expect(find(control)).toHaveFocus();
  },
);

it('stays where it was moved while the next page was being rendered', () => {
  find('header a')?.focus();
  const restoreFocus = keepFocus(root);
  find('footer a')?.focus();
  root.innerHTML = PAGE;
  restoreFocus();
  expect(find('footer a')).toHaveFocus();
});

it('stays where the next page has set it', () => {
  find('header a')?.focus();
  const restoreFocus = keepFocus(root);
  root.innerHTML = PAGE;
  find('main button')?.focus();
  restoreFocus();
  expect(find('main button')).toHaveFocus();
});
