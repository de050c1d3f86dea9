import { BadOptions, endOnSignals } from './commandLine';
import { readOptions, USAGE, type BackendOptions } from './options';
import { startBackend } from './server';
import { DatabaseInUse } from '../storage/sqlite';

/** The messages for errors of the port or the folder, by the system's error code. */
const MESSAGES: Readonly<Record<string, (options: BackendOptions) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: choose another one with --port.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}.`,
  ENOTFOUND: ({ address }) => `This machine has no address ${address}.`,
  EACCES: ({ port, data }) => `Port ${port} or folder ${data} may not be used by this account.`,
  EEXIST: ({ data }) => `${data} is a file, not a folder.`,
  ENOTDIR: ({ data }) => `${data} is no folder.`,
};

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') return void process.stdout.write(USAGE);
  const backend = await startBackend(options).catch((error: unknown) => {
    throw new Error(messageOf(error, options), { cause: error });
  });
  process.stdout.write(
    `Backend: ${backend.origin}\nMailbox: ${backend.origin}/mocks/pages/mailbox.html\n`,
  );
  endOnSignals(backend.close);
}

function messageOf(error: unknown, options: BackendOptions): string {
  if (error instanceof DatabaseInUse) {
    return `${options.data} is in use by another backend: end it, or choose another --data.`;
  }
  const { code = '', message } = error as NodeJS.ErrnoException;
  return MESSAGES[code]?.(options) ?? message;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof BadOptions) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
