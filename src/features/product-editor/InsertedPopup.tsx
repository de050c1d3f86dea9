import { useEffect, useRef } from 'react';
import { PRODUCT_SAVED_MS } from '../../domain/limits';
import { productForm as texts } from './productForm.texts';
import { AlertDialog } from '../../components/AlertDialog';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Called after it has closed and restored the focus. */
  onClosed: () => void;
};

/** Tells that the product was inserted; closes by itself after three seconds (spec section 9). */
export function InsertedPopup({ isOpen, onClose, onClosed }: Props) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(onClose, PRODUCT_SAVED_MS);
    return () => clearTimeout(timer);
  }, [isOpen, onClose]);

  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);

  return <AlertDialog text={isOpen ? texts.inserted : null} onClose={onClose} />;
}
