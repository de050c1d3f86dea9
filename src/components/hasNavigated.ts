import { createContext } from 'react';

/** Whether there was a navigation since the application started. */
export const HasNavigated = createContext(false);
