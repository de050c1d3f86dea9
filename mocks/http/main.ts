/** `npm run backend`: the mock backend as a process of its own. */
import { registerHooks } from 'node:module';

// The files import each other without an extension, as bundlers allow.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') &&
    !/\.\w+$/.test(specifier) &&
    !context.parentURL?.includes('/node_modules/')
      ? next(`${specifier}.ts`, context)
      : next(specifier, context),
});

await import('./run.ts');
