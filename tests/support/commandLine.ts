import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Parses the command line of a script. For --help and for unknown options the process ends with the usage. */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  if (process.argv.includes('--help')) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return endWith(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Ends the process with a message about its command line. */
export function endWith(message: string): never {
  console.error(message);
  process.exit(2);
}
