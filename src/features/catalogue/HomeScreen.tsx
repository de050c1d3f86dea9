import { Suspense, useDeferredValue } from 'react';
import { PATHS } from '../../config/paths';
import { useAddToCart } from '../cart/useAddToCart';
import { useCatalogue } from './useCatalogue';
import { home } from './home.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { Head } from '../../components/Head';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { PlainMessage } from '../../components/PlainMessage';
import { PageHeading } from '../../components/PageHeading';
import { useWhenIdle } from '../../hooks/useWhenIdle';
import { CatalogueFilters } from './CatalogueFilters';
import { ProductGrid } from './ProductGrid';
import { GridSkeleton } from './GridSkeleton';
import { useFilterInUrl } from './useFilterInUrl';
import styles from './HomeScreen.module.css';

// Not needed for the first paint.
const PlainFreshness = lazyWithPreload(() => import('./PlainFreshness'));
// Only for administrators, and rarely.
const UnreadableProducts = lazyWithPreload(() => import('./UnreadableProducts'));

/** The home page: every product, with search, sorting and filters in the URL. */
export default function HomeScreen() {
  const { fields, filter, problem, change, clear } = useFilterInUrl();
  const catalogue = useCatalogue(useDeferredValue(filter));

  return (
    <>
      <Head title={home.documentTitle} description={home.summary} path={PATHS.home} />
      <div className={styles['intro']}>
        <PageHeading title={home.documentTitle}>{home.title}</PageHeading>
        <p>{home.lead}</p>
      </div>
      <CatalogueFilters
        fields={fields}
        problem={problem}
        categories={catalogue.categories}
        onChange={change}
      />
      <Results catalogue={catalogue} onClear={clear} />
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
  const isIdle = useWhenIdle();
  if (isLoading) return <GridSkeleton />;
  if (isError && total === 0) {
    return (
      <PlainMessage kind="error" onRetry={reading.read}>
        {home.failed}
      </PlainMessage>
    );
  }
  const unreadable = reading.unreadable && (
    <Suspense>
      <UnreadableProducts of={reading.unreadable} />
    </Suspense>
  );
  if (total === 0) {
    return (
      <>
        {unreadable}
        <PlainMessage kind="status">{home.empty}</PlainMessage>
      </>
    );
  }
  return (
    <>
      {unreadable}
      <div className={styles['count']}>
        <p role="status">{home.count(matching.length, total)}</p>
        {matching.length > 0 && matching.length < total && (
          <button type="button" className={styles['clear']} onClick={onClear}>
            {home.clear}
          </button>
        )}
        <ErrorBoundary loading={null}>{isIdle && <PlainFreshness {...reading} />}</ErrorBoundary>
      </div>
      {matching.length === 0 ? (
        <PlainMessage
          kind="status"
          action={
            <button type="button" className="button" onClick={onClear}>
              {home.clear}
            </button>
          }
        >
          {home.noMatch}
        </PlainMessage>
      ) : (
        <ProductGrid ids={matching} onAdd={add} onBuy={buy} />
      )}
    </>
  );
}
