import Link from '@mui/material/Link';
import { productsApi } from '../../api/products';
import { focusHeading } from '../../components/focusHeading';
import { ProductRow } from '../../components/ProductRow';
import { PATHS } from '../../config/paths';
import { isPlainClick } from '../../domain/isPlainClick';
import { isSoldOut } from '../../domain/stock';
import { useEntities } from '../../hooks/useEntity';
import { listCategories } from './catalogue';
import { home } from './catalogue.texts';
import styles from './Suggestions.module.css';

const MAX_SUGGESTIONS = 4;

/** Where to go on if a search finds nothing: the categories, and the catalogue's first products. */
export default function Suggestions() {
  const { data: ids } = productsApi.useGetProductsQuery();
  const products = useEntities('products', ids);
  const categories = listCategories(products);
  const inStock = products.filter((product) => !isSoldOut(product));
  return (
    <>
      {categories.length > 0 && (
        <section>
          <h2>{home.categories}</h2>
          <ul className={styles['categories']}>
            {categories.map((category) => (
              <li key={category}>
                <Link
                  href={`${PATHS.home}?${new URLSearchParams({ categoria: category })}`}
                  // The link is removed with the suggestions, while the page stays.
                  onClick={(event) => isPlainClick(event) && focusHeading({ preventScroll: true })}
                >
                  {category}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {inStock.length > 0 && (
        <section>
          <h2>{home.suggestions}</h2>
          <ProductRow products={inStock.slice(0, MAX_SUGGESTIONS)} />
        </section>
      )}
    </>
  );
}
