import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { BUILD_TARGET } from './browsers.ts';

/** The texts that replace names in a bundled file. */
export type Definitions = Record<string, string>;

/** Returns a file bundled with its imports as one script; its path is relative to this folder. */
export async function bundle(
  file: string,
  define: Definitions,
  format: 'es' | 'iife',
): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      target: BUILD_TARGET,
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { format },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...more] = output.output;
  if (more.length > 0) throw new Error(`${file} is more than one file.`);
  return chunk.code.trim();
}

/** Returns a bundled script as an element of index.html. */
export function scriptElement(script: string, type = ''): string {
  if (/<\/script|<!--/.test(script)) throw new Error('The script would end its own element.');
  return `<script${type}>${script}</script>`;
}
