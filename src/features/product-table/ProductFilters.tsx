import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { showWholeControl } from '../../components/showWholeControl';
import { productTable as texts } from './productTable.texts';
import { SHOWN, type ProductView } from './productView';
import styles from './ProductTable.module.css';

type Props = {
  view: ProductView;
  categories: readonly string[];
  /** The field that chooses which products are shown. */
  shownField: RefObject<HTMLSelectElement | null>;
  onChange: (changed: Partial<ProductView>) => void;
};

/** Search and filters of the table. */
export function ProductFilters({ view, categories, shownField, onChange }: Props) {
  return (
    <form
      role="search"
      aria-label={texts.filters}
      className={styles['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        className={styles['search'] ?? ''}
        type="search"
        label={texts.search}
        value={view.search}
        onChange={({ target }) => onChange({ search: target.value })}
        onFocus={showWholeControl}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      {categories.length > 1 && (
        <TextField
          select
          label={texts.category}
          value={view.category}
          onChange={({ target }) => onChange({ category: target.value })}
          onFocus={showWholeControl}
        >
          <option value="">{texts.allCategories}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </TextField>
      )}
      <TextField
        select
        label={texts.shown}
        inputRef={shownField}
        value={view.shown}
        onFocus={showWholeControl}
        onChange={({ target }) =>
          onChange({ shown: SHOWN.find((each) => each === target.value) ?? 'tutti' })
        }
      >
        {SHOWN.map((shown) => (
          <option key={shown} value={shown}>
            {texts.shownOptions[shown]}
          </option>
        ))}
      </TextField>
    </form>
  );
}
