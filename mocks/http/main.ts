/** `npm run backend`: the mock backend as a process of its own. */
import { registerHooks } from 'node:module';

// The mock backend's files name each other without their ending, as the bundler likes it.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') &&
    !/\.\w+$/.test(specifier) &&
    !context.parentURL?.includes('/node_modules/')
      ? next(`${specifier}.ts`, context)
      : next(specifier, context),
});

await import('./run.ts');
