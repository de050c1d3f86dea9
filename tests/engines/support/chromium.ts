import { chromium as playwright, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '#tests/browser/support/chromium';
import { KEYS, type Engine, type Tab } from './driver';
import { findProgram } from './processes';

const PROGRAMS = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/**
 * Debian's Chromium, which is newer than the one of `tests/browser`, driven by Playwright; null if
 * it is not installed.
 */
export function chromium(): Engine | null {
  const executablePath = PROGRAMS.map(findProgram).find((program) => program !== null);
  if (executablePath === undefined) return null;
  return {
    name: 'Chromium',
    close: () => undefined,
    open: async ({ isDark = false } = {}) => {
      const browser = await playwright.launch({ executablePath, args: CHROMIUM_ARGS });
      const context = await browser.newContext({
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        colorScheme: isDark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`logged: ${message.text()}`);
      });
      return {
        problems,
        newTab: async (viewport) => {
          const page = await context.newPage();
          await page.setViewportSize(viewport);
          return tabOf(page);
        },
        close: () => browser.close(),
      };
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    navigate: async (address) => {
      await page.goto(address);
    },
    run: (body) => page.evaluate(`(async () => {${body}})()`),
    perform: async (sources) => {
      const ticks = Math.max(...sources.map(({ actions }) => actions.length));
      for (let tick = 0; tick < ticks; tick += 1) {
        for (const { actions } of sources) await perform(page, actions[tick] as Action | undefined);
      }
    },
    screenshot: () => page.screenshot(),
  };
}

/** The actions that the gestures consist of. */
type Action =
  | { type: 'pause' | 'pointerDown' | 'pointerUp' }
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'keyDown' | 'keyUp'; value: string };

const NAMES = new Map<string, string>(Object.entries(KEYS).map(([name, value]) => [value, name]));

async function perform({ mouse, keyboard }: Page, action: Action | undefined): Promise<void> {
  switch (action?.type) {
    case 'pointerMove':
      return mouse.move(action.x, action.y);
    case 'pointerDown':
      return mouse.down();
    case 'pointerUp':
      return mouse.up();
    case 'keyDown':
      return hasKey(action.value)
        ? keyboard.down(nameOf(action.value))
        : keyboard.insertText(action.value);
    case 'keyUp':
      return hasKey(action.value) ? keyboard.up(nameOf(action.value)) : undefined;
    case 'pause':
    case undefined:
      return undefined;
  }
}

const nameOf = (value: string) => NAMES.get(value) ?? value;

// Playwright's keyboard has the American layout.
const hasKey = (value: string) => NAMES.has(value) || /^[\x20-\x7e]$/.test(value);
