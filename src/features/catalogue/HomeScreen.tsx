import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useDeferredValue, useRef } from 'react';
import { PATHS } from '../../config/paths';
import { useAddToCart } from '../cart/useAddToCart';
import { useCatalogue } from './useCatalogue';
import { home } from './catalogue.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { FreshnessIfOld } from '../../components/Freshness';
import { Head } from '../../components/Head';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { useHasBeenInView } from '../../hooks/useInView';
import { useWhenIdle } from '../../hooks/useWhenIdle';
import { useAppSelector } from '../../store/hooks';
import { selectRecentlyViewed } from '../recently-viewed/recentlyViewedSlice';
import { CatalogueFilters } from './CatalogueFilters';
import { CategoryChips } from './CategoryChips';
import { ProductGrid } from './ProductGrid';
import { GridSkeleton } from './GridSkeleton';
import { useFilterInUrl } from './useFilterInUrl';
import { focusHeading } from '../../components/focusHeading';
import styles from './HomeScreen.module.css';

const Suggestions = lazyWithPreload(() => import('./Suggestions'));
const HomeEnd = lazyWithPreload(() => import('./HomeEnd'));

/** The home page: every product, with search, sorting and filters in the URL. */
export default function HomeScreen() {
  const { fields, filter, problem, change, clear } = useFilterInUrl();
  const catalogue = useCatalogue(useDeferredValue(filter));
  const { matching, total, categories, reading } = catalogue;
  // An unknown category filters nothing: the page shows none as chosen.
  const isKnown = categories?.includes(fields.categoria) ?? true;
  const categoria = isKnown ? fields.categoria : '';
  const clearAll = () => {
    focusHeading({ preventScroll: true });
    clear();
  };

  return (
    <>
      <Head title={home.documentTitle} description={home.summary} path={PATHS.home} />
      <PageHeading title={home.documentTitle}>{home.title}</PageHeading>
      <Typography color="textSecondary" className={styles['lead'] ?? ''}>
        {home.lead}
      </Typography>
      <CategoryChips
        categories={categories}
        chosen={categoria}
        onChoose={(chosen) => change({ categoria: chosen })}
      />
      <CatalogueFilters
        fields={{ ...fields, categoria }}
        problem={problem}
        categories={categories}
        count={total > 0 ? home.count(matching.length, total) : ''}
        onChange={change}
        onClear={matching.length > 0 && matching.length < total ? clearAll : undefined}
      />
      <FreshnessIfOld {...reading} />
      <UnreadableRecords of={reading.unreadable} />
      <Results catalogue={catalogue} onClear={clearAll} />
      <End />
    </>
  );
}

type ResultsProps = {
  catalogue: ReturnType<typeof useCatalogue>;
  onClear: () => void;
};

function Results({ catalogue, onClear }: ResultsProps) {
  const { matching, total, isLoading, isError, reading } = catalogue;
  const { add, buy } = useAddToCart();
  if (isLoading) return <GridSkeleton />;
  if (matching.length > 0) return <ProductGrid ids={matching} onAdd={add} onBuy={buy} />;
  if (total > 0) {
    return (
      <>
        <Message kind="status" action={<Button onClick={onClear}>{home.clear}</Button>}>
          {home.noMatch}
        </Message>
        <ErrorBoundary loading={null}>
          <Suggestions />
        </ErrorBoundary>
      </>
    );
  }
  if (isError) {
    return (
      <Message kind="error" onRetry={reading.read}>
        {home.failed}
      </Message>
    );
  }
  return <Message kind="status">{home.empty}</Message>;
}

// Loads when it is near the viewport, and not while the first products are still being rendered.
function End() {
  const isIdle = useWhenIdle();
  const element = useRef<HTMLDivElement>(null);
  const isNear = useHasBeenInView(element, isIdle);
  const hasRow = useAppSelector(selectRecentlyViewed).length > 0;
  return (
    <div ref={element} className={styles['end']} data-row={hasRow}>
      <ErrorBoundary loading={null}>{isNear && <HomeEnd />}</ErrorBoundary>
    </div>
  );
}
