import { folded } from '../../domain/normalizeForSearch';
import { useActions } from './useActions';
import { useFoundOrders } from './useFoundOrders';
import { useFoundProducts } from './useFoundProducts';
import { usePlaces } from './useNavigationCommands';

/** Something that can be chosen. */
export type Command = {
  id: string;
  group: string;
  label: string;
  /** What else is to be said of it. */
  detail?: string;
  /** Words by which it is found too. */
  alsoCalled?: string;
  /** Its shortcut, as tinykeys reads it. */
  keys?: string;
  run: () => void;
};

/** What fits the typed words, group by group; without words what is at hand. */
export function useCommands(query: string): { commands: Command[]; isReading: boolean } {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const fits = ({ label, alsoCalled = '' }: Command) => {
    const text = folded(`${label} ${alsoCalled}`);
    return words.every((word) => text.includes(word));
  };
  const places = usePlaces();
  const actions = useActions();
  const orders = useFoundOrders(query);
  const { products, isReading } = useFoundProducts(query);
  return {
    commands: [...places.filter(fits), ...actions.filter(fits), ...orders, ...products],
    isReading,
  };
}
