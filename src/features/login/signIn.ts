import { createContext } from 'react';

/** Logs an administrator in; resolves to the reason why it failed, or null. */
export type SignIn = (credentials: { email: string; password: string }) => Promise<string | null>;

/** Logs in without leaving the page; null where that is not offered. */
export const SignInContext = createContext<SignIn | null>(null);
