import type { Mutant } from '../mutant.ts';

const POLICY = 'src/app/security/policy.ts';
const TRUSTED = 'src/config/trusted.ts';
const POLICY_TESTS = ['tests/check/contentPolicy.test.ts'];

/** What keeps strangers' text from becoming script, and addresses from leading elsewhere. */
export const PAGE: readonly Mutant[] = [
  {
    name: 'inline scripts run by their hash only',
    file: POLICY,
    text: `['script-src', "'self'", ...inlineHashes(html, 'script')],`,
    by: `['script-src', "'self'", "'unsafe-inline'"],`,
    tests: POLICY_TESTS,
  },
  {
    name: 'inline styles hold by their hash only',
    file: POLICY,
    text: `['style-src', "'self'", EMPTY_STYLE, ...inlineHashes(html, 'style')],`,
    by: `['style-src', "'self'", "'unsafe-inline'"],`,
    tests: POLICY_TESTS,
  },
  {
    name: 'data come from the backend and the image host only',
    file: POLICY,
    text: `['connect-src', "'self'", ...new Set([...originOf(apiHost), ...images])],`,
    by: "['connect-src', '*'],",
    tests: POLICY_TESTS,
  },
  {
    name: 'the page takes no other base and sends no form elsewhere',
    file: POLICY,
    text: `    ['base-uri', "'none'"],\n    ['form-action', "'none'"],\n`,
    by: '',
    tests: POLICY_TESTS,
  },
  {
    name: 'text becomes no script (Trusted Types)',
    file: POLICY,
    text: `    ['require-trusted-types-for', "'script'"],\n`,
    by: '',
    tests: POLICY_TESTS,
  },
  {
    name: 'nobody shows the shop in a frame',
    file: POLICY,
    text: `"frame-ancestors 'none'"`,
    by: `"frame-ancestors 'self'"`,
    tests: POLICY_TESTS,
  },
  {
    name: 'only JSON becomes a data block',
    file: TRUSTED,
    text: '    JSON.parse(text);\n',
    by: '',
    tests: POLICY_TESTS,
  },
  {
    name: 'only the service worker’s address becomes a script’s',
    file: TRUSTED,
    text: "if (address !== `/${WORKER_FILE}`) throw new TypeError('not a script of the shop');",
    by: '',
    tests: POLICY_TESTS,
  },
  {
    name: 'a title does not end the data block that it stands in',
    file: 'src/ui/headTags.ts',
    text: "jsonLd.replaceAll('<', '\\\\u003c')",
    by: 'jsonLd',
    tests: ['tests/flows/productSearchEngines.test.tsx'],
  },
  {
    name: 'what customers write is text',
    file: 'src/screens/product/FeedbackSection.tsx',
    text: 'cell: ({ comment }) => comment },',
    by: 'cell: ({ comment }) => <i dangerouslySetInnerHTML={{ __html: comment }} /> },',
    tests: ['tests/flows/productFeedback.test.tsx'],
  },
  {
    name: 'a picture’s name leads nowhere but to the image host',
    file: 'src/config/environment.ts',
    text: "base + fileName.split('/').map(segmentOf).join('/')",
    by: 'new URL(fileName, base).href',
    tests: ['tests/store/imageAddress.test.ts'],
  },
  {
    name: 'a link’s parameter is one encoded segment',
    file: 'src/config/paths.ts',
    text: "segmentOf(parameters[name] ?? '')",
    by: "parameters[name] ?? ''",
    tests: ['tests/flows/payment.test.tsx', 'tests/flows/admins.test.tsx'],
  },
  {
    name: 'the address of a mailed link reaches no other site',
    file: 'src/screens/admin/links/LinkPage.tsx',
    text: '        referrer="no-referrer"\n',
    by: '',
    tests: ['tests/flows/links.test.tsx'],
  },
];
