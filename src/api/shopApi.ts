import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { TAG_TYPES } from './invalidation';

/** The one API of the shop; each resource's file injects its endpoints. */
export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 300,
  // `useConnection` sets up the listener: what is on screen is old by then, or was never read.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
