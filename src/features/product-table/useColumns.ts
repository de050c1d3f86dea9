import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { TABLE_FIELDS } from '../../domain/productEdit';
import type { Product } from '../../domain/types';
import type { Column } from './cells';

/** The screens on which a row is one line with the categories in it. */
const ROOM_FOR_CATEGORIES = '(min-width: 60rem)';

/** Phones with large text; the style sheet has cards of their own for them. */
const LARGE_TEXT_ON_PHONE = '(max-width: 15rem)';

/** Returns the columns that are rendered and that keys reach: those that the backend sends, and that have room. */
export function useColumns(products: readonly Product[]): readonly Column[] {
  const isWide = useMediaQuery(ROOM_FOR_CATEGORIES);
  const isNarrow = useMediaQuery(LARGE_TEXT_ON_PHONE);
  return useMemo(() => {
    const isSent = (field: 'stock' | 'category') =>
      products.some((product) => product[field] !== undefined);
    const isShown = {
      images: !isNarrow,
      stock: !isNarrow && isSent('stock'),
      category: isWide && isSent('category'),
    };
    const readOnly = (['images', 'stock', 'category'] as const).filter((each) => isShown[each]);
    return ['cover', ...TABLE_FIELDS, ...readOnly];
  }, [products, isWide, isNarrow]);
}
