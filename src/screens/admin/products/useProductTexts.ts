import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  lacksTexts,
  PRODUCT_FIELDS,
  productProblems,
  type ProductField,
  type ProductTexts,
} from '../../../domain/productForm';
import { parsePrice, wirePrice } from '../../../domain/price';
import { useDraft } from '../../../queries/useDraft';

/**
 * The four texts of a product's form, kept as a draft while they differ from `initial`, and
 * what is wrong with them once they were to be sent.
 */
export function useProductTexts(form: string, initial: ProductTexts) {
  const [draft, setValues, clear] = useDraft(form, initial);
  const [frozen, setFrozen] = useState<ProductTexts | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const values = frozen ?? draft;
  const isChanged = PRODUCT_FIELDS.some((field) => values[field] !== initial[field]);
  const problems = isChecked ? productProblems(values) : {};

  return {
    values,
    isChanged,
    problems,
    isMissing: isChecked && lacksTexts(values),
    change: (field: ProductField, value: string) => setValues({ ...values, [field]: value }),
    clear: () => {
      clear();
      setIsChecked(false);
    },
    /** Shows what was typed from now on, whatever is read again; it is no draft any more. */
    freeze: () => {
      setFrozen(values);
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
