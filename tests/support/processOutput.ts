import type { ChildProcess } from 'node:child_process';

/**
 * Waits for what a process writes to one of its outputs, and reads on so that it is never held up.
 * Resolves to the first group of the pattern; rejects where the process ends without it.
 */
export async function readOutput(
  child: ChildProcess,
  output: 1 | 2 | 3,
  pattern: RegExp,
): Promise<string> {
  let text = '';
  const stream = child.stdio[output] as NodeJS.ReadableStream;
  return new Promise((resolve, reject) => {
    stream.on('data', (data: Buffer) => {
      text += data.toString();
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
}
