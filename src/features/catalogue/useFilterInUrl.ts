import { useMemo } from 'react';
import { SORTINGS, type CatalogueFilter, type Sorting } from './catalogue';
import { findPriceProblem, parsePrice } from '../../domain/money';
import { useFieldsInUrl } from '../../hooks/useFieldsInUrl';

/** The filter's fields as typed; each is a parameter of the URL. */
export type FilterFields = {
  q: string;
  categoria: string;
  ordina: Sorting;
  min: string;
  max: string;
};

const EMPTY: FilterFields = { q: '', categoria: '', ordina: 'catalogo', min: '', max: '' };

/** Returns the catalogue's filter: fields change at once, the URL follows and can be shared. */
export function useFilterInUrl() {
  const [fields, setFields] = useFieldsInUrl(readFields, writeFields);
  const filter = useMemo(() => toFilter(fields), [fields]);
  return {
    fields,
    filter,
    /** The price field that cannot be used, and why. */
    problem: findPriceProblem(fields.min, fields.max),
    change: (changed: Partial<FilterFields>) => setFields((now) => ({ ...now, ...changed })),
    clear: () => setFields(EMPTY),
  };
}

function readFields(search: URLSearchParams): FilterFields {
  const sorting = search.get('ordina');
  return {
    q: search.get('q') ?? '',
    categoria: search.get('categoria') ?? '',
    ordina: SORTINGS.find((name) => name === sorting) ?? EMPTY.ordina,
    min: search.get('min') ?? '',
    max: search.get('max') ?? '',
  };
}

function writeFields(fields: FilterFields): URLSearchParams {
  const filled = Object.entries(fields).filter(
    ([name, value]) => value !== EMPTY[name as keyof FilterFields],
  );
  return new URLSearchParams(filled);
}

// A price that cannot be parsed filters nothing: its field shows the problem.
function toFilter(fields: FilterFields): CatalogueFilter {
  return {
    search: fields.q,
    category: fields.categoria,
    sorting: fields.ordina,
    minCents: parsePrice(fields.min),
    maxCents: parsePrice(fields.max),
  };
}
