import { useSearchParams } from 'react-router';
import { isOrderState } from '../../../domain/orderState';

type View = { search: string; state: string; page: number };

/** What the list shows, kept in the address so that it can be shared and reloaded. */
export function useOrdersView() {
  const [parameters, setParameters] = useSearchParams();
  const state = parameters.get('stato') ?? '';
  const view: View = {
    search: parameters.get('q') ?? '',
    state: isOrderState(state) ? state : '',
    page: Math.max(1, Math.trunc(Number(parameters.get('pagina'))) || 1),
  };
  return {
    ...view,
    /** Another search or state begins on the first page again. */
    change: (changed: Partial<View>) => {
      const next = { ...view, page: 1, ...changed };
      setParameters(
        {
          ...(next.search !== '' && { q: next.search }),
          ...(next.state !== '' && { stato: next.state }),
          ...(next.page > 1 && { pagina: String(next.page) }),
        },
        { replace: true },
      );
    },
  };
}
