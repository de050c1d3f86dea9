import { pagesShown } from '../domain/pages';
import { pager } from './pager.texts';
import styles from './Pager.module.css';

type Props = {
  /** The page shown, from 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
};

/**
 * The way through the pages of a table. A button that leads nowhere stays in place and can
 * keep the focus; with one page or none there is nothing to choose.
 */
export function Pager({ page, count, onPage }: Props) {
  if (count <= 1) return null;
  const step = (text: string, to: number) => {
    const isUsable = to >= 1 && to <= count;
    return (
      <button
        type="button"
        className="button"
        aria-disabled={!isUsable}
        onClick={() => {
          if (isUsable) onPage(to);
        }}
      >
        {text}
      </button>
    );
  };
  return (
    <nav aria-label={pager.name} className={styles['pager']}>
      {step(pager.previous, page - 1)}
      {pagesShown(page, count).map((entry, index) =>
        entry === 'gap' ? (
          <span key={index < 2 ? 'before' : 'after'} className={styles['gap']}>
            {pager.skipped}
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={entry === page ? 'button button-main' : 'button'}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => {
              if (entry !== page) onPage(entry);
            }}
          >
            {entry}
          </button>
        ),
      )}
      {step(pager.next, page + 1)}
      <p role="status" className={styles['place']}>
        {pager.place(page, count)}
      </p>
    </nav>
  );
}
