import type { Plugin } from 'vite';
import { createHash } from 'node:crypto';

/** The headers for nginx to include; written next to the pages. */
const HEADERS_FILE = 'security-headers.conf';

/**
 * Build plugin: puts the Content-Security-Policy into every page, so that it holds on any host, and writes it with the
 * other security headers for nginx. Does nothing in development, where the tools put their own scripts and styles into
 * the page.
 */
export function contentSecurity(hosts: Omit<PageNeeds, 'html'>): Plugin {
  return {
    name: 'shop:content-security',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
        const html = String(file.source);
        const policy = contentPolicy({ ...hosts, html });
        file.source = withPolicy(html, policy);
        if (file.fileName !== 'index.html') continue;
        this.emitFile({
          type: 'asset',
          fileName: HEADERS_FILE,
          source: nginxHeaders(policy, hosts.isForQa),
        });
      }
    },
  };
}

// The policy must precede everything that it applies to.
function withPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const changed = html.replace(
    /<meta charset="utf-8"\s*\/?>/,
    (charset) => `${charset}\n    ${tag}`,
  );
  if (changed === html) throw new Error('No place in the page for its policy');
  return changed;
}

function nginxHeaders(policy: string, isForQa?: boolean): string {
  const lines = Object.entries(securityHeaders(policy, isForQa)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# Written by the build: the policy names its hosts and inline parts.\n${lines.join('\n')}\n`;
}

/** The origins that a page of the build needs besides its own, and its content. */
export type PageNeeds = {
  /** Origin of the backend; empty for the mock backend. */
  apiHost: string;
  /** Base of the image folder; empty if the pictures are on the page's own origin. */
  imageBase: string;
  /** Where error reports go; empty if none are sent. */
  reportOrigin: string;
  /** Whether QA's library may read reports from a receiver on this machine (`mocks/reports`). */
  isForQa?: boolean;
  /** The page itself; its inline scripts and styles are allowed by their hashes. */
  html: string;
};

/** Emotion begins each style element empty and then adds rules by script, which is allowed. */
const EMPTY_STYLE = hash('');

/** Who may show the page in a frame. Only a header can say this; browsers ignore it in a meta element. */
const frameAncestors = (isForQa = false) => `frame-ancestors ${isForQa ? "'self'" : "'none'"}`;

/**
 * Returns the Content-Security-Policy of a page: scripts and styles of its own origin only, data from the backend and
 * the image host, and no text may become script (Trusted Types) except through `config/trusted.ts`.
 */
export function contentPolicy({
  apiHost,
  imageBase,
  reportOrigin,
  isForQa,
  html,
}: PageNeeds): string {
  const images = originOf(imageBase);
  const directives: (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineHashes(html, 'script')],
    ['style-src', "'self'", EMPTY_STYLE, ...inlineHashes(html, 'style')],
    // Chosen photos are previewed and reduced as blob: and data: addresses.
    ['img-src', "'self'", 'blob:', 'data:', ...images],
    // The service worker fetches the pictures that it caches.
    [
      'connect-src',
      "'self'",
      ...new Set([...originOf(apiHost), ...images, ...originOf(reportOrigin)]),
      ...(isForQa ? ['http://localhost:*'] : []),
    ],
    // QA's library replays pages in frames.
    ...(isForQa ? [['frame-src', "'self'"] as const] : []),
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The mock backend's library registers its worker itself: mocks/browser.ts checks it.
    ['trusted-types', 'shop', ...(apiHost === '' ? ['default'] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Returns the headers that a server should send with every file of the build. */
export function securityHeaders(policy: string, isForQa?: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; ${frameAncestors(isForQa)}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>(.*?)</${tag}>`, 'gs'));
  return [...elements].map(([, text = '']) => hash(text));
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
