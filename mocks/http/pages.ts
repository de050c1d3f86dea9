import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../pages/', import.meta.url));

/** Where the pages are, and what of the folder they need: a module's name lacks its ending. */
const PREFIX = '/mocks/pages/';
const FILES: Readonly<Record<string, string>> = {
  'card.html': 'card.html',
  'mailbox.html': 'mailbox.html',
  'pages.css': 'pages.css',
  'card.ts': 'card.ts',
  'mailbox.ts': 'mailbox.ts',
  elements: 'elements.ts',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Serves the card page and the mailbox as they are, their modules without the types. What
 * starts the mock backend inside a page is another module here: the mock backend is this process.
 *
 * @param shop the shop's origin
 * @returns null for what belongs to neither page
 */
export async function pageResponse(path: string, shop: string): Promise<Response | null> {
  if (path === '/mocks/browser') return reply('.ts', startedHere(shop));
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (file === undefined) return null;
  const text = await readFile(FOLDER + file, 'utf8');
  return reply(extname(file), file.endsWith('.ts') ? stripTypeScriptTypes(text) : text);
}

function startedHere(shop: string): string {
  const place = `{ host: location.origin, publicOrigin: ${JSON.stringify(shop)} }`;
  return `export const startMockBackend = () => Promise.resolve(${place});\n`;
}

function reply(ending: string, body: string): Response {
  const type = TYPES[ending] ?? 'application/octet-stream';
  return new Response(body, { headers: { ...HEADERS, 'content-type': type } });
}
