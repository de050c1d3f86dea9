import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { restoreScrollPositions } from '#src/app/scrollRestoration';
import { openShop, useMockBackend } from '#tests/support/shop';
import { stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();

const scrolledTo: number[] = [];

/** Reports to the page's observers that its length has changed. */
let reportLength = () => {};

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
  vi.stubGlobal('ResizeObserver', function ResizeObserver(report: () => void) {
    const observe = (element: Element) => {
      if (element === document.body) reportLength = report;
      report();
    };
    return { observe, unobserve: () => undefined, disconnect: () => (reportLength = () => {}) };
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

describe('after a reload', () => {
  /** Leaves the home page at 600, and loads it again `long` pixels longer than the screen, at `at`. */
  async function reload(long: number, at: number) {
    followOffset();
    await openShop(backend, '/');
    await screen.findAllByRole('article');
    scroll(600);
    dispatchEvent(new Event('scrollend'));
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get');
    height.mockReturnValue(long + innerHeight);
    vi.stubGlobal('scrollY', at);
    stopTimers();
    followOffset();
    return height;
  }

  it('is restored where the browser can only show about the end of a shorter page', async () => {
    await reload(302, 300);
    expect(scrollY).toBe(600);
  });

  it('is kept while products are added above what is in view', async () => {
    await reload(900, 600);
    vi.stubGlobal('scrollY', 4_000); // by the browser, to keep what is in view
    reportLength();
    expect(scrollY).toBe(600);
  });

  it('is restored in a list that arrives late', async () => {
    const height = await reload(0, 0);
    vi.advanceTimersByTime(14_000);
    scroll(0);
    height.mockReturnValue(5_000);
    reportLength();
    expect(scrollY).toBe(600);
  });

  it('is restored by a second reload while the list is still awaited', async () => {
    await reload(300, 300);
    vi.stubGlobal('scrollY', 300);
    dispatchEvent(new Event('scrollend'));
    vi.stubGlobal('scrollY', 0);
    followOffset();
    expect(scrollY).toBe(600);
  });

  it('is not applied to a page to which this one redirects', async () => {
    await reload(0, 0);
    scroll(0);
    history.replaceState(history.state, '', '/login');
    reportLength();
    expect(scrollY).toBe(0);
  });
});
