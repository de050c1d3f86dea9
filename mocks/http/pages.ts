import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../pages/', import.meta.url));

/** The files by their URL; a module imports another one without its extension. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['/mocks/pages/card.html', 'card.html'],
  ['/mocks/pages/mailbox.html', 'mailbox.html'],
  ['/mocks/pages/pages.css', 'pages.css'],
  ['/mocks/pages/card.ts', 'card.ts'],
  ['/mocks/pages/mailbox.ts', 'mailbox.ts'],
  ['/mocks/pages/elements', 'elements.ts'],
]);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
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
 * Serves the card page and the mailbox, their modules without types; returns null for any other path. The
 * module that starts the mock backend inside a page is replaced: here the mock backend is this process.
 */
export async function pageResponse(path: string, shop: string): Promise<Response | null> {
  if (path === '/mocks/browser') return pageFile('.ts', startModule(shop));
  const file = FILES.get(path);
  if (file === undefined) return null;
  const text = await readFile(FOLDER + file, 'utf8');
  return pageFile(extname(file), file.endsWith('.ts') ? stripTypeScriptTypes(text) : text);
}

function startModule(shop: string): string {
  const context = `{ host: location.origin, publicOrigin: ${JSON.stringify(shop)} }`;
  return `export const startMockBackend = () => Promise.resolve(${context});\n`;
}

function pageFile(extension: string, body: string): Response {
  const type = CONTENT_TYPES[extension] ?? 'application/octet-stream';
  return new Response(body, { headers: { ...HEADERS, 'content-type': type } });
}
