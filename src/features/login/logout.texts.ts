export const logout = { loggedOut: 'Logout effettuato!' } as const;
