import { normalizeForSearch } from '../../domain/normalizeForSearch';
import type { Command } from './command';
import { useActions } from './useActions';
import { useFoundOrders } from './useFoundOrders';
import { useFoundProducts } from './useFoundProducts';
import { useNavigationCommands } from './useNavigationCommands';

/** What fits the typed words, group by group; without words what is at hand. */
export function useCommands(query: string): { commands: Command[]; isReading: boolean } {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  const fits = ({ label, keywords = '' }: Command) => {
    const text = normalizeForSearch(`${label} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
  const pages = useNavigationCommands();
  const actions = useActions();
  const orders = useFoundOrders(query);
  const { products, isReading } = useFoundProducts(query);
  return {
    commands: [...pages.filter(fits), ...actions.filter(fits), ...orders, ...products],
    isReading,
  };
}
