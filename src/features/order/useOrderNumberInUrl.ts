import { useSearchParams } from 'react-router';

/** Returns the order that the address names by `?orderNumber=`; empty if it names none. */
export function useOrderNumberInUrl(): string {
  const [parameters] = useSearchParams();
  return parameters.get('orderNumber')?.trim() ?? '';
}
