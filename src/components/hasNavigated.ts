import { createContext } from 'react';

/** Whether the person has gone from one page to another since the application started. */
export const HasNavigated = createContext(false);
