import Button from '@mui/material/Button';
import { pagesShown } from '../domain/pages';
import styles from './Pager.module.css';

const texts = {
  name: 'Paginazione',
  previous: 'Prev',
  next: 'Next',
  skipped: '…',
  page: (page: number, count: number) => `Pagina ${page} di ${count}`,
} as const;

type Props = {
  /** The current page, from 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
};

/**
 * Renders the navigation through the pages of a table (its window of pages is not that of MUI's
 * Pagination, spec section 2); nothing where there is only one. A button
 * without a target is not removed, so that it keeps the focus.
 */
export function Pager({ page, count, onPage }: Props) {
  if (count <= 1) return null;
  const step = (text: string, to: number) => {
    const isUsable = to >= 1 && to <= count;
    return (
      <Button
        variant="outlined"
        aria-disabled={!isUsable}
        onClick={() => {
          if (isUsable) onPage(to);
        }}
      >
        {text}
      </Button>
    );
  };
  return (
    <nav aria-label={texts.name} className={styles['pager']}>
      {step(texts.previous, page - 1)}
      {pagesShown(page, count).map((entry, index) =>
        entry === 'gap' ? (
          <span key={index < 2 ? 'before' : 'after'} className={styles['gap']}>
            {texts.skipped}
          </span>
        ) : (
          <Button
            key={entry}
            variant={entry === page ? 'contained' : 'outlined'}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => {
              if (entry !== page) onPage(entry);
            }}
          >
            {entry}
          </Button>
        ),
      )}
      {step(texts.next, page + 1)}
      <p role="status" className={styles['place']}>
        {texts.page(page, count)}
      </p>
    </nav>
  );
}
