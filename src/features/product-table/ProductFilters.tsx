import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type RefObject } from 'react';
import { productTable as texts } from './productTable.texts';
import { SHOWN, type ProductView } from './productView';
import { LARGE_TEXT_ON_PHONE } from './useColumns';
import styles from './ProductTable.module.css';

type Props = {
  view: ProductView;
  categories: readonly string[];
  /** The field that chooses which products are shown. */
  shownField: RefObject<HTMLSelectElement | null>;
  onChange: (changed: Partial<ProductView>) => void;
};

/** Search and filters of the table. With large text on a phone the filters open on request: they fill the screen. */
export function ProductFilters({ view, categories, shownField, onChange }: Props) {
  const isShort = useMediaQuery(LARGE_TEXT_ON_PHONE);
  const [isOpen, setIsOpen] = useState(false);
  const choices = (
    <>
      {categories.length > 1 && (
        <TextField
          select
          label={texts.category}
          value={view.category}
          onChange={({ target }) => onChange({ category: target.value })}
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
    </>
  );
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
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      {isShort ? (
        <details
          // Without a filter it stays open: the field with the focus is in it.
          open={isOpen || view.category !== '' || view.shown !== 'tutti'}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>{texts.more}</summary>
          {choices}
        </details>
      ) : (
        choices
      )}
    </form>
  );
}
