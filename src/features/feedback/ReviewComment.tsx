import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { customerFeedback as texts } from './customerFeedback.texts';
import styles from './Reviews.module.css';

type Props = {
  text: ReactNode;
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
};

/** What a customer wrote: its first lines, and a button that shows the rest if there is more. */
export function ReviewComment({ text, isOpen = false, onOpen }: Props) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);

  // Before the paint, so that the button does not move the next reviews.
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    if (!('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen]);

  if (text === '') return null;
  return (
    <>
      <p ref={paragraph} className={isOpen ? styles['text'] : `${styles['text']} ${styles['cut']}`}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <Button aria-expanded={isOpen} sx={{ paddingInline: 0 }} onClick={() => onOpen?.(!isOpen)}>
          {isOpen ? texts.showLess : texts.showAll}
        </Button>
      )}
    </>
  );
}
