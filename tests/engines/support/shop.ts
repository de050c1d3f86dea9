import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { APPLICATION_FILES } from '#tests/support/applicationFiles';
import { startShopServers, type ShopServers } from '#tests/support/shopServers';

export type Shop = ShopServers & {
  /** Errors in its pages, in all browsers. */
  problems: string[];
  /** Delays the application's files until the returned function is called. */
  holdApplication: () => () => void;
  /** Makes files fail until the returned function is called. */
  breakFiles: (pattern: RegExp) => () => void;
};

/** The address to which pages report their errors. */
const REPORTS = '/problems';

/** Runs first in each page, before its policy: not every driver reports what a page logs. */
const RECORDER = `
const report = (text) => navigator.sendBeacon('${REPORTS}', location.pathname + ': ' + text);
// Browsers report it as an error that an observer continues in the next frame.
addEventListener('error', ({ message, error }) =>
  message.startsWith('ResizeObserver loop') || report('uncaught ' + message + ' ' + error?.stack));
addEventListener('unhandledrejection', ({ reason }) => report('unhandled ' + (reason?.stack ?? reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
  report('policy ' + [violatedDirective, blockedURI, sourceFile].join(' ')));
const { error } = console;
console.error = (...texts) => { report('console ' + texts.join(' ')); error.apply(console, texts); };
`;

/** A production build, whose pages report their problems, and the mock backend with many orders. */
export async function startShop(orders: number): Promise<Shop> {
  const problems: string[] = [];
  let released = Promise.resolve();
  let broken: RegExp | null = null;
  const servers = await startShopServers(
    ['--orders', String(orders)],
    async (request, response) => {
      if (APPLICATION_FILES.test(request.url ?? '')) await released;
      if (broken?.test(request.url ?? '')) {
        request.socket.destroy();
        return true;
      }
      if (request.url !== REPORTS) return false;
      problems.push(await text(request));
      response.writeHead(204).end();
      return true;
    },
  );
  const page = join(servers.folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/<head>/, `<head><script>{${RECORDER}}</script>`));
  return {
    ...servers,
    problems,
    holdApplication: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    breakFiles: (pattern) => {
      broken = pattern;
      return () => (broken = null);
    },
  };
}
