import { apiPath } from './request';
import { staleAfter } from './invalidation';
import {
  parseAcceptance,
  parseAdmins,
  parseConfirmation,
  parseProfile,
  removeAdmin,
} from './parsers/admins';
import { parseMessage } from './parsers/reply';
import type { BackendText } from '../domain/types';
import { shopApi } from './shopApi';

export type AdminRegistration = {
  username: string;
  email: string;
  telephoneNumber: string;
  password: string;
  authCode: string;
};

export const adminsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    registerAdmin: build.mutation<BackendText, AdminRegistration>({
      query: (registration) => ({
        method: 'POST',
        path: apiPath`/admin/registration`,
        json: registration,
        parse: parseMessage,
      }),
      invalidatesTags: staleAfter('registerAdmin'),
    }),
    activateAdmin: build.mutation<BackendText, { id: string; activationCode: string }>({
      query: ({ id, activationCode }) => ({
        method: 'PATCH',
        path: apiPath`/admin/activeAccount/${id}/${activationCode}`,
        parse: parseMessage,
      }),
      invalidatesTags: staleAfter('activateAdmin'),
    }),
    acceptAdmin: build.mutation<true, string>({
      query: (id) => ({
        method: 'PATCH',
        path: apiPath`/admin/acceptance/${id}`,
        parse: parseAcceptance,
      }),
      invalidatesTags: staleAfter('acceptAdmin'),
    }),
    getAdmins: build.query<string[], void>({
      query: () => ({
        method: 'GET',
        path: apiPath`/admin/getAll`,
        bearer: 'token',
        parse: parseAdmins,
      }),
      providesTags: ['Admins'],
    }),
    deleteAdmin: build.mutation<null, { id: string; bossCode: string }>({
      query: ({ id, bossCode }) => ({
        method: 'DELETE',
        path: apiPath`/admin/delete/${id}`,
        query: { bossCode },
        bearer: 'token',
        parse: removeAdmin(id),
      }),
      invalidatesTags: staleAfter('deleteAdmin'),
    }),
    getProfile: build.query<string, void>({
      query: () => ({
        method: 'GET',
        path: apiPath`/admin/myProfile`,
        bearer: 'token',
        parse: parseProfile,
      }),
      providesTags: ['Profile'],
    }),
    updateEmail: build.mutation<BackendText, string>({
      query: (newEmail) => ({
        method: 'PATCH',
        path: apiPath`/admin/updateEmail`,
        query: { newEmail },
        bearer: 'token',
        parse: parseMessage,
      }),
    }),
    updateTelephone: build.mutation<BackendText, string>({
      query: (telephoneNumber) => ({
        method: 'PATCH',
        path: apiPath`/admin/updTelNum`,
        query: { telephoneNumber },
        bearer: 'token',
        parse: parseMessage,
      }),
    }),
    updatePassword: build.mutation<BackendText, { oldPassword: string; newPassword: string }>({
      query: ({ oldPassword, newPassword }) => ({
        method: 'PATCH',
        path: apiPath`/admin/updatePassword`,
        query: { oldPassword, newPassword },
        bearer: 'token',
        parse: parseMessage,
      }),
    }),
    confirmEmail: build.mutation<BackendText, { id: string; newEmail: string }>({
      query: ({ id, newEmail }) => ({
        method: 'PATCH',
        path: apiPath`/admin/newEmail/${id}/${newEmail}`,
        parse: parseConfirmation,
      }),
      invalidatesTags: staleAfter('confirmEmail'),
    }),
    confirmTelephone: build.mutation<BackendText, { id: string; telephoneNumber: string }>({
      query: ({ id, telephoneNumber }) => ({
        method: 'PATCH',
        path: apiPath`/admin/new-tel-num/${id}/${telephoneNumber}`,
        parse: parseConfirmation,
      }),
      invalidatesTags: staleAfter('confirmTelephone'),
    }),
  }),
});
