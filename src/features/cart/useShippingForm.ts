import type { RefObject } from 'react';
import { missingShippingFields, type ShippingField } from '../../domain/shipping';
import type { ShippingData } from '../../domain/types';
import { useDraft } from '../form-drafts/useDraft';
import { usePageState } from '../../hooks/usePageState';

/** The key of the shipping form's draft. */
export const SHIPPING_DRAFT = 'shipping';

/**
 * The shipping form: what was typed in this tab, else what the backend has kept. All nine
 * fields are required, nothing more is checked (spec section 5).
 */
export function useShippingForm(kept: ShippingData, element: RefObject<HTMLFormElement | null>) {
  const [data, change] = useDraft<ShippingData>(SHIPPING_DRAFT, kept);
  const [isChecked, setIsChecked] = usePageState<boolean>('checked', false);
  const missing = isChecked ? missingShippingFields(data) : [];

  return {
    data,
    missing,
    set: (field: ShippingField, text: string) => change({ ...data, [field]: text }),
    /** Whether it may be sent; if not, the first field that is missing gets the focus. */
    check: (): boolean => {
      setIsChecked(true);
      const [first] = missingShippingFields(data);
      if (first === undefined) return true;
      element.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return false;
    },
  };
}

export type ShippingForm = ReturnType<typeof useShippingForm>;
