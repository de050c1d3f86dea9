/** Origin of the backend; without one the mock backend answers under a path of our own origin. */
export const API_HOST: string =
  import.meta.env.VITE_API_HOST?.replace(/\/+$/, '') || `${location.origin}/mock-backend`;
