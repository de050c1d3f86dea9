'use no memo';

import { useId } from 'react';
import { SORTINGS, type Sorting } from './catalogue';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { home } from './home.texts';
import type { FilterFields, FilterProblem } from './useFilterInUrl';
import styles from './CatalogueFilters.module.css';

type Props = {
  fields: FilterFields;
  problem: FilterProblem;
  categories: string[];
  onChange: (changed: Partial<FilterFields>) => void;
};

/** Search, category, price range and order of the catalogue. */
export function CatalogueFilters({ fields, problem, categories, onChange }: Props) {
  const errorId = useId();
  const form = useEarlyInput(fields, (entered) => onChange(entered as Partial<FilterFields>));
  const priceField = (field: 'min' | 'max', label: string) => (
    <label className="field">
      {label}
      <input
        name={field}
        inputMode="decimal"
        autoComplete="off"
        placeholder="€"
        value={fields[field]}
        aria-invalid={problem?.field === field}
        aria-describedby={problem?.field === field ? errorId : undefined}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    </label>
  );
  return (
    <form
      ref={form}
      role="search"
      aria-label={home.filters}
      onSubmit={(event) => event.preventDefault()}
      className={styles['filters']}
    >
      <label className={`field ${styles['wide']}`}>
        {home.search}
        <input
          name="q"
          type="search"
          autoComplete="off"
          value={fields.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      {categories.length > 1 && (
        <label className="field">
          {home.category}
          <select
            name="categoria"
            value={fields.categoria}
            onChange={(event) => onChange({ categoria: event.target.value })}
          >
            <option value="">{home.allCategories}</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </label>
      )}
      {priceField('min', home.minPrice)}
      {priceField('max', home.maxPrice)}
      <label className="field">
        {home.sort}
        <select
          name="ordina"
          value={fields.ordina}
          onChange={(event) => onChange({ ordina: event.target.value as Sorting })}
        >
          {SORTINGS.map((sorting) => (
            <option key={sorting} value={sorting}>
              {home.sortings[sorting]}
            </option>
          ))}
        </select>
      </label>
      {problem && (
        <p id={errorId} role="alert" className={`field-error ${styles['problem']}`}>
          {problem.text}
        </p>
      )}
    </form>
  );
}
