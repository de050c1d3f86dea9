import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** The command line is invalid; the message is for its user. */
export class BadOptions extends Error {}

/** Parses a command line, which may have --help. @throws BadOptions */
export function parseOptions<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    const help = { type: 'boolean', default: false } as const;
    return parseArgs({ args, options: { ...options, help } }).values;
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the number that an option has as its text. @throws BadOptions */
export function parseInteger(name: string, text: string, [min, max]: [number, number]): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  throw new BadOptions(`--${name} must be ${min} to ${max}, not '${text}'.`);
}

/** Ends the process when it is told to, once `close` has. */
export function endOnSignals(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}
