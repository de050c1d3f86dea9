import { createContext } from 'react';

/** Logs an administrator in; gives why not, or null when it worked. */
export type SignIn = (credentials: { email: string; password: string }) => Promise<string | null>;

/** How parts log in without leaving the page; null where that is not offered. */
export const SignInContext = createContext<SignIn | null>(null);
