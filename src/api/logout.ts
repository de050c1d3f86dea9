import { ignoreBody } from './parsers/reply';
import { apiPath } from './request';
import { shopApi } from './shopApi';

/** Apart from the login, because every page of the back office loads it. */
export const logoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<null, void>({
      query: () => ({
        method: 'DELETE',
        path: apiPath`/admin/logout`,
        bearer: 'token',
        parse: ignoreBody,
      }),
    }),
  }),
});
