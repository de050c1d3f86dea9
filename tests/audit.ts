/**
 * `npm run audit`: fails when a library that the shop ships has a known hole of a high or
 * critical kind. Where the package registry answers no such question it says so, loudly, and
 * fails nothing: that is no finding.
 */
import { spawnSync } from 'node:child_process';

type Report = {
  metadata?: { vulnerabilities?: Record<string, number> };
  error?: { summary?: string };
  message?: string;
};

const { stdout } = spawnSync('npm audit --omit=dev --json', {
  shell: true,
  encoding: 'utf8',
  timeout: 45_000,
});
const report = read(stdout);
const found = report.metadata?.vulnerabilities;

if (found) {
  const { high = 0, critical = 0, total = 0 } = found;
  console.log(`Audit: ${total} known holes in what is shipped, ${high + critical} of them grave`);
  process.exitCode = high + critical === 0 ? 0 : 1;
} else {
  const why = report.message ?? report.error?.summary ?? 'no answer';
  console.warn(`\n${'!'.repeat(78)}\nAUDIT NOT DONE: the package registry does not tell (${why})`);
  console.warn(`${'!'.repeat(78)}\n`);
}

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
