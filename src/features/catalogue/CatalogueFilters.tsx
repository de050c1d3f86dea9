'use no memo';

import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CHOICE_ATTRIBUTE } from '../../config/prerenderState';
import { SearchIcon } from '../../components/icons';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { usePageState } from '../../hooks/usePageState';
import { hasChoice, SORTINGS, type Sorting } from './catalogue';
import { home } from './catalogue.texts';
import type { FilterFields, useFilterInUrl } from './useFilterInUrl';
import styles from './CatalogueFilters.module.css';

type Props = {
  fields: FilterFields;
  problem: ReturnType<typeof useFilterInUrl>['problem'];
  /** Undefined until they are known. */
  categories: string[] | undefined;
  /** Says how many products are shown; '' if it is unknown. */
  count: string;
  onChange: (changed: Partial<FilterFields>) => void;
  /** Clears all fields; undefined if that changes nothing. */
  onClear: (() => void) | undefined;
};

/** Search, category, price range and order of the catalogue. On phones a button shows category and prices. */
export function CatalogueFilters(props: Props) {
  const { fields, problem, categories, count, onChange, onClear } = props;
  const id = useId();
  const form = useEarlyInput(fields, (entered) => onChange(entered as Partial<FilterFields>));
  const [isOpen, setIsOpen] = usePageState<boolean>('filters', false);
  // A message about a price must not be hidden.
  const isShown = isOpen || problem !== null;
  return (
    <form
      ref={form}
      role="search"
      aria-label={home.filters}
      onSubmit={(event) => event.preventDefault()}
      className={styles['filters']}
    >
      <TextField
        name="q"
        type="search"
        placeholder={home.search}
        autoComplete="off"
        value={fields.q}
        onChange={(event) => onChange({ q: event.target.value })}
        className={styles['search'] ?? ''}
        slotProps={{
          htmlInput: { 'aria-label': home.search },
          input: { startAdornment: <SearchIcon /> },
        }}
      />
      <Button
        variant="outlined"
        className={styles['toggle'] ?? ''}
        aria-expanded={isShown}
        aria-controls={`${id}-panel`}
        onClick={() => setIsOpen(!isShown)}
      >
        {home.showFilters([fields.categoria, fields.min, fields.max].filter(Boolean).length)}
      </Button>
      <div id={`${id}-panel`} className={styles['panel']} data-open={isShown}>
        {hasChoice(categories) && (
          <TextField
            select
            name="categoria"
            label={home.category}
            value={fields.categoria}
            onChange={(event) => onChange({ categoria: event.target.value })}
            className={styles['category'] ?? ''}
            {...{ [CHOICE_ATTRIBUTE]: '' }}
          >
            <option value="">{home.allCategories}</option>
            {(categories ?? [fields.categoria].filter(Boolean)).map((category) => (
              <option key={category}>{category}</option>
            ))}
          </TextField>
        )}
        {(['min', 'max'] as const).map((field) => (
          <TextField
            key={field}
            name={field}
            label={home.prices[field]}
            placeholder="€"
            autoComplete="off"
            value={fields[field]}
            error={problem?.field === field}
            onChange={(event) => onChange({ [field]: event.target.value })}
            slotProps={{
              htmlInput: {
                inputMode: 'decimal',
                'aria-describedby': problem?.field === field ? `${id}-problem` : undefined,
              },
            }}
          />
        ))}
        {problem && (
          <FormHelperText
            error
            id={`${id}-problem`}
            role="alert"
            className={styles['problem'] ?? ''}
          >
            {home.problems[problem.kind]}
          </FormHelperText>
        )}
      </div>
      <div className={styles['results']}>
        <Typography role="status" variant="body2" color="textSecondary">
          {count}
        </Typography>
        {onClear && (
          <Button size="small" className={styles['clear'] ?? ''} onClick={onClear}>
            {home.clear}
          </Button>
        )}
        <TextField
          select
          name="ordina"
          label={home.sort}
          value={fields.ordina}
          onChange={(event) => onChange({ ordina: event.target.value as Sorting })}
          className={styles['sort'] ?? ''}
        >
          {SORTINGS.map((sorting) => (
            <option key={sorting} value={sorting}>
              {home.sortings[sorting]}
            </option>
          ))}
        </TextField>
      </div>
    </form>
  );
}
