import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a process has written this pattern to one of its outputs, and goes on reading so that the process never
 * blocks. Resolves to the first group of the pattern; rejects if the process ends before.
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
