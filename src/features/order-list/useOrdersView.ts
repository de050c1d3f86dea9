import {
  hasFilters,
  orderedStates,
  problemOfView,
  readView,
  WHOLE_LIST,
  writeView,
  type OrderView,
} from './orderView';
import { useFieldsInUrl } from '../../hooks/useFieldsInUrl';

/** What the list is set to, kept in the address so that it can be shared and reloaded. */
export function useOrdersView() {
  const [view, setView] = useFieldsInUrl(readView, writeView);
  return {
    view,
    problem: problemOfView(view),
    isNarrowed: hasFilters(view),
    change: (changed: Partial<OrderView>) =>
      setView((now) => ({
        ...now,
        ...changed,
        ...(changed.states && { states: orderedStates(changed.states) }),
      })),
    /** Shows all orders again, sorted as they are. */
    clear: () => setView(({ sorting }) => ({ ...WHOLE_LIST, sorting })),
  };
}

export type OrdersView = ReturnType<typeof useOrdersView>;
