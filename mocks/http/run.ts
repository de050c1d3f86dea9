import { BadOptions, endOnSignals } from './commandLine';
import { readOptions, USAGE } from './options';
import { startBackend } from './server';

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') return void process.stdout.write(USAGE);
  const backend = await startBackend(options);
  process.stdout.write(
    `Backend: ${backend.origin}\nMailbox: ${backend.origin}/mocks/pages/mailbox.html\n`,
  );
  endOnSignals(backend.close);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof BadOptions) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
