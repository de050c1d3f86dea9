import type { Plugin } from 'vite';
import { contentPolicy, securityHeaders, type PageNeeds } from './policy.ts';

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
