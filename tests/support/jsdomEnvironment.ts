import { builtinEnvironments, type Environment } from 'vitest/runtime';

type Dispatch = (options: object, handler: unknown) => boolean;

/**
 * Vitest's jsdom with a new connection for each request: on a connection that is kept alive the mock backend does not see
 * the second request, which then never ends.
 */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  setup(global, { jsdom, ...options }) {
    const interceptors = [
      (dispatch: Dispatch): Dispatch =>
        (request, handler) =>
          dispatch({ ...request, reset: true }, handler),
    ];
    return builtinEnvironments.jsdom.setup(global, {
      ...options,
      jsdom: { ...(jsdom as object), resources: { interceptors } },
    });
  },
};

export default environment;
