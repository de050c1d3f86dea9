import { useNavigate } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { formatCents } from '../../domain/money';
import { useCatalogue } from '../catalogue/useCatalogue';
import { selectEntities } from '../../entities/entities';
import { useAppSelector } from '../../store/hooks';
import { commands as texts } from './commands.texts';
import type { Command } from './command';

const MOST = 6;

/** Products by words of their title, from the catalogue, which is read if it is not there yet. */
export function useFoundProducts(query: string): { products: Command[]; isReading: boolean } {
  const navigate = useNavigate();
  const { matching, isLoading } = useCatalogue({
    search: query,
    category: '',
    sorting: 'catalogo',
    minCents: null,
    maxCents: null,
  });
  const entities = useAppSelector((state) => state.entities);
  if (query.trim() === '') return { products: [], isReading: false };
  const found = selectEntities({ entities }, 'products', matching.slice(0, MOST));
  return {
    products: found.map(({ id, title, priceCents }) => ({
      id: `product ${id}`,
      group: texts.products,
      label: title,
      detail: formatCents(priceCents),
      run: () => void navigate(pathTo(PATHS.product, { id })),
    })),
    isReading: isLoading,
  };
}
