import { apiPath } from './apiPath';
import { staleAfter } from './invalidation';
import { accepted, adminDeleted, adminList, confirmation, profile } from './parsers/admins';
import { message } from './parsers/text';
import { shopApi } from './shopApi';

export type AdminRegistration = {
  username: string;
  email: string;
  telephoneNumber: string;
  password: string;
  authCode: string;
};

/** The calls about administrators: their accounts, their list, one's own profile. */
export const adminsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    registerAdmin: build.mutation<string, AdminRegistration>({
      query: (registration) => ({
        method: 'POST',
        path: apiPath`/admin/registration`,
        json: registration,
        as: message,
      }),
      invalidatesTags: staleAfter('registerAdmin'),
    }),
    activateAdmin: build.mutation<string, { id: string; activationCode: string }>({
      query: ({ id, activationCode }) => ({
        method: 'PATCH',
        path: apiPath`/admin/activeAccount/${id}/${activationCode}`,
        as: message,
      }),
      invalidatesTags: staleAfter('activateAdmin'),
    }),
    acceptAdmin: build.mutation<true, string>({
      query: (id) => ({ method: 'PATCH', path: apiPath`/admin/acceptance/${id}`, as: accepted }),
      invalidatesTags: staleAfter('acceptAdmin'),
    }),
    getAdmins: build.query<string[], void>({
      query: () => ({
        method: 'GET',
        path: apiPath`/admin/getAll`,
        bearer: 'token',
        as: adminList,
      }),
      providesTags: [{ type: 'Admins' }],
    }),
    deleteAdmin: build.mutation<null, { id: string; bossCode: string }>({
      query: ({ id, bossCode }) => ({
        method: 'DELETE',
        path: apiPath`/admin/delete/${id}`,
        query: { bossCode },
        bearer: 'token',
        as: adminDeleted(id),
      }),
      invalidatesTags: staleAfter('deleteAdmin'),
    }),
    getProfile: build.query<string, void>({
      query: () => ({
        method: 'GET',
        path: apiPath`/admin/myProfile`,
        bearer: 'token',
        as: profile,
      }),
      providesTags: [{ type: 'Profile' }],
    }),
    updateEmail: build.mutation<string, string>({
      query: (newEmail) => ({
        method: 'PATCH',
        path: apiPath`/admin/updateEmail`,
        query: { newEmail },
        bearer: 'token',
        as: message,
      }),
    }),
    updateTelephone: build.mutation<string, string>({
      query: (telephoneNumber) => ({
        method: 'PATCH',
        path: apiPath`/admin/updTelNum`,
        query: { telephoneNumber },
        bearer: 'token',
        as: message,
      }),
    }),
    updatePassword: build.mutation<string, { oldPassword: string; newPassword: string }>({
      query: ({ oldPassword, newPassword }) => ({
        method: 'PATCH',
        path: apiPath`/admin/updatePassword`,
        query: { oldPassword, newPassword },
        bearer: 'token',
        as: message,
      }),
    }),
    confirmEmail: build.mutation<string, { id: string; newEmail: string }>({
      query: ({ id, newEmail }) => ({
        method: 'PATCH',
        path: apiPath`/admin/newEmail/${id}/${newEmail}`,
        as: confirmation,
      }),
      invalidatesTags: staleAfter('confirmEmail'),
    }),
    confirmTelephone: build.mutation<string, { id: string; telephoneNumber: string }>({
      query: ({ id, telephoneNumber }) => ({
        method: 'PATCH',
        path: apiPath`/admin/new-tel-num/${id}/${telephoneNumber}`,
        as: confirmation,
      }),
      invalidatesTags: staleAfter('confirmTelephone'),
    }),
  }),
});
