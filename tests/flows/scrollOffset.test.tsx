import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { restoreScrollPositions } from '#src/app/scrollRestoration';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const scrolledTo: number[] = [];

/** Scrolls like a user or a page: with an event only if the offset changes. */
function scroll(offset: number): void {
  if (scrollY === offset) return;
  vi.stubGlobal('scrollY', offset);
  dispatchEvent(new Event('scroll'));
}

/** Follows the scroll offset until the test ends: other files run in the same page. */
function followOffset(): void {
  const adding = vi.spyOn(window, 'addEventListener');
  restoreScrollPositions();
  const added = [...adding.mock.calls];
  adding.mockRestore();
  onTestFinished(() => {
    for (const [type, listener] of added) removeEventListener(type, listener);
  });
}

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, offset: number) => {
    scrolledTo.push(offset);
    scroll(offset);
  });
  vi.stubGlobal('ResizeObserver', function ResizeObserver(observe: () => void) {
    return { observe, unobserve: () => undefined, disconnect: () => undefined };
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is that of the visit to which Back leads, not of an earlier one to the same page', async () => {
  followOffset();
  const { user } = await openShop(backend, '/');
  const follow = async (name: string) => {
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
  };
  const goBack = async (path: string) => {
    history.back();
    await expect.poll(() => location.pathname).toBe(path);
  };
  await screen.findAllByRole('article');

  await follow('Politica di reso');
  scroll(600);
  await goBack('/');
  await screen.findAllByRole('article');
  scroll(0);

  await follow('Politica di reso');
  await follow('Contattaci');
  scrolledTo.length = 0;
  await goBack('/politica-di-reso');
  await screen.findByRole('heading', { level: 1, name: 'Politica di reso' });
  expect(scrollY).toBe(0);
  expect(scrolledTo).not.toContain(600);
});

it('is restored if a hidden page has to load again, and only then', async () => {
  followOffset();
  await openShop(backend, '/');
  await screen.findAllByRole('article');
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const show = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  const loadAgain = () => {
    vi.stubGlobal('scrollY', 0);
    followOffset();
  };

  scroll(600);
  show(true);
  loadAgain();
  expect(scrollY).toBe(600);
  loadAgain();
  expect(scrollY).toBe(0);

  scroll(700);
  show(true);
  show(false);
  loadAgain();
  expect(scrollY).toBe(0);
});

it('is restored after a reload, where the browser can only show the end of a shorter page', async () => {
  followOffset();
  await openShop(backend, '/');
  await screen.findAllByRole('article');
  scroll(600);
  dispatchEvent(new Event('scrollend'));
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get');
  height.mockReturnValue(300 + innerHeight);
  vi.stubGlobal('scrollY', 300);
  followOffset();
  expect(scrollY).toBe(600);
});
