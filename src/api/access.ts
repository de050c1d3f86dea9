import { apiPath } from './request';
import { staleAfter } from './invalidation';
import { parseLogin, type LoginReply } from './parsers/admins';
import { ignoreBody, parseMessage } from './parsers/reply';
import type { BackendText } from '../domain/types';
import { shopApi } from './shopApi';

export const accessApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginReply, { email: string; password: string }>({
      query: (credentials) => ({
        method: 'POST',
        path: apiPath`/access/login`,
        json: credentials,
        parse: parseLogin,
      }),
      invalidatesTags: staleAfter('login'),
    }),
    recoverPassword: build.mutation<null, string>({
      query: (email) => ({
        method: 'PATCH',
        path: apiPath`/access/forgotpw`,
        query: { email },
        parse: ignoreBody,
      }),
    }),
    /** Returns the backend's text, which alone says whether it worked (spec section 5). */
    resetPassword: build.mutation<BackendText, { id: string; newPassword: string }>({
      query: ({ id, newPassword }) => ({
        method: 'PATCH',
        path: apiPath`/access/resetpw/${id}`,
        query: { newPW: newPassword },
        parse: parseMessage,
      }),
    }),
  }),
});
