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
import { useFieldsDraft } from '../form-drafts/useDraft';
import { usePageState } from '../../hooks/usePageState';

/**
 * Holds the four texts of a product's form, a draft over `initial`, which may change meanwhile,
 * and their problems once the form was submitted.
 */
export function useProductTexts(form: string, initial: ProductTexts) {
  const { base, mine, merged, change, rebase, clear } = useFieldsDraft(form, initial);
  const [frozen, setFrozen] = useState<ProductTexts | null>(null);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${form}`, false);
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
    change: (field: ProductField, value: string) => change({ [field]: value }),
    rebase,
    clear: () => {
      clear();
      setIsChecked(false);
    },
    /** Shows these texts from now on, whatever is refetched, and clears the draft. */
    freeze: (texts: ProductTexts) => {
      setFrozen(texts);
      clear();
    },
    /** Returns whether the texts are valid; if not, shows why and focuses the first wrong field. */
    check: (element: HTMLFormElement): boolean => {
      flushSync(() => setIsChecked(true));
      if (Object.keys(productProblems(values)).length === 0) return true;
      element.querySelector<HTMLElement>('.field [aria-invalid="true"]')?.focus();
      return false;
    },
  };
}

/** Returns the texts as the backend accepts them. */
export function textsToSend({ name, title, description, price }: ProductTexts): ProductTexts {
  return {
    name: name.trim(),
    title: title.trim(),
    description: description.trim(),
    price: wirePrice(parsePrice(price) ?? 0),
  };
}
