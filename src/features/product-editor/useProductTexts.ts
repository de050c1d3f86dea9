import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  hasMissingTexts,
  PRODUCT_FIELDS,
  productProblems,
  type ProductField,
  type ProductTexts,
} from './productForm';
import { parsePrice, wirePrice } from '../../domain/price';
import { threeWayMerge } from '../form-drafts/threeWayMerge';
import { useDraftOver } from '../form-drafts/useDraftOver';
import { usePageState } from '../../hooks/usePageState';

/**
 * The four texts of a product's form, kept as a draft while something is typed over `initial`,
 * which may change meanwhile, and what is wrong with them once they were to be sent.
 */
export function useProductTexts(form: string, initial: ProductTexts) {
  const { base, mine, change, rebase, clear } = useDraftOver(form, initial);
  const [frozen, setFrozen] = useState<ProductTexts | null>(null);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${form}`, false);
  // What others change in fields that are not typed into is shown as they have it.
  const { merged } = threeWayMerge({ base, theirs: initial, mine });
  const values = frozen ?? merged;
  const isChanged = PRODUCT_FIELDS.some((field) => values[field] !== initial[field]);
  const problems = isChecked ? productProblems(values) : {};

  return {
    values,
    isChanged,
    problems,
    isMissing: isChecked && hasMissingTexts(values),
    base,
    mine,
    change: (field: ProductField, value: string) => change({ ...mine, [field]: value }),
    /** What is typed now is typed over what the product has now. */
    rebase: () => rebase(merged),
    clear: () => {
      clear();
      setIsChecked(false);
    },
    /** Shows what was typed from now on, whatever is read again; it is no draft any more. */
    freeze: (shown: ProductTexts) => {
      setFrozen(shown);
      clear();
    },
    /** Whether the texts can be sent; if not, says why and goes to the first wrong field. */
    check: (element: HTMLFormElement): boolean => {
      flushSync(() => setIsChecked(true));
      if (Object.keys(productProblems(values)).length === 0) return true;
      element.querySelector<HTMLElement>('.field [aria-invalid="true"]')?.focus();
      return false;
    },
  };
}

/** The texts as the backend takes them. */
export function textsToSend({ name, title, description, price }: ProductTexts): ProductTexts {
  return {
    name: name.trim(),
    title: title.trim(),
    description: description.trim(),
    price: wirePrice(parsePrice(price) ?? 0),
  };
}
