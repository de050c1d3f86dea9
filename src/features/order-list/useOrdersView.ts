import {
  hasFilters,
  sortStates,
  findViewProblem,
  readView,
  DEFAULT_VIEW,
  writeView,
  type OrderView,
} from './orderView';
import { useFieldsInUrl } from '../../hooks/useFieldsInUrl';

/** Returns the view of the list; the URL has it, so that it can be shared and reloaded. */
export function useOrdersView() {
  const [view, setView] = useFieldsInUrl(readView, writeView);
  return {
    view,
    problem: findViewProblem(view),
    hasFilters: hasFilters(view),
    change: (changed: Partial<OrderView>) =>
      setView((now) => ({
        ...now,
        ...changed,
        ...(changed.states && { states: sortStates(changed.states) }),
      })),
    /** Removes all filters and keeps the sorting. */
    clear: () => setView(({ sorting }) => ({ ...DEFAULT_VIEW, sorting })),
  };
}

export type OrdersView = ReturnType<typeof useOrdersView>;
