import type { Plugin } from 'vite';
import { createHash } from 'node:crypto';

/** The headers for nginx to include, beside the pages. */
const HEADERS_FILE = 'security-headers.conf';

/**
 * Build plugin: every page carries its Content-Security-Policy, so that it holds on any host,
 * and the same with the other security headers is written for nginx. Nothing in development,
 * where the tools put scripts and styles of their own into the page.
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
        this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source: nginxHeaders(policy) });
      }
    },
  };
}

// Ahead of all that it shall hold for.
function withPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const changed = html.replace(
    /<meta charset="utf-8"\s*\/?>/,
    (charset) => `${charset}\n    ${tag}`,
  );
  if (changed === html) throw new Error('No place in the page for its policy');
  return changed;
}

function nginxHeaders(policy: string): string {
  const lines = Object.entries(securityHeaders(policy)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# Written by the build: the policy names its hosts and inline parts.\n${lines.join('\n')}\n`;
}

/** The origins that a page of the build needs besides its own. */
export type PageNeeds = {
  /** Origin of the backend; empty for the mock backend. */
  apiHost: string;
  /** Base of the image folder; empty if the pictures are on the page's own origin. */
  imageBase: string;
  /** Where reports of errors go; empty where none are sent. */
  reportOrigin: string;
  /** The page itself, of which the inline scripts and styles are let in by their hashes. */
  html: string;
};

/** Emotion begins each style element empty and then adds rules by script, which is allowed. */
const EMPTY_STYLE = hash('');

/** What only a header can say; a page's own meta element would be ignored for it. */
const NO_FRAMES = "frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a page: scripts and styles of its own origin only, data from
 * the backend and the image host, and no text that becomes script (Trusted Types) but what
 * `config/trusted.ts` lets pass.
 */
export function contentPolicy({ apiHost, imageBase, reportOrigin, html }: PageNeeds): string {
  const images = originOf(imageBase);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineHashes(html, 'script')],
    ['style-src', "'self'", EMPTY_STYLE, ...inlineHashes(html, 'style')],
    // Chosen photos are looked at and made smaller as blob: and data: addresses.
    ['img-src', "'self'", 'blob:', 'data:', ...images],
    // The service worker fetches the pictures that it keeps.
    [
      'connect-src',
      "'self'",
      ...new Set([...originOf(apiHost), ...images, ...originOf(reportOrigin)]),
    ],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The mock backend's library registers its worker by itself: mocks/browser.ts checks it.
    ['trusted-types', 'shop', ...(apiHost === '' ? ['default'] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Everything that a server shall say with every file of the build, by header name. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; ${NO_FRAMES}`,
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
