import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import type { Import } from './importRules';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Returns every import of the folders, types and lazy ones included, as paths from the root. */
export function importsOf(folders: readonly string[]): Import[] {
  const files = new Set(folders.flatMap(sourcesIn));
  return [...files].flatMap((from) =>
    specifiersIn(from, readFileSync(join(ROOT, from), 'utf8')).map((specifier) => ({
      from,
      to: resolved(from, specifier, files),
    })),
  );
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')));
}

function specifiersIn(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

function resolved(from: string, specifier: string, files: ReadonlySet<string>): string {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? posix.join(dirname(from), specifier)
      : null;
  if (path === null) return specifier;
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => files.has(file)) ?? path;
}
