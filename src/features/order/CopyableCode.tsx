import { useState } from 'react';
import { order as texts } from './order.texts';
import styles from './Order.module.css';

/** A code with a button that copies it, and says whether that worked. */
export function CopyableCode({ code }: { code: string }) {
  const [result, setResult] = useState<{ code: string; text: string } | null>(null);

  const copy = async () => {
    setResult(null);
    try {
      await navigator.clipboard.writeText(code);
      setResult({ code, text: texts.copied });
    } catch {
      setResult({ code, text: texts.copyFailed }); // not allowed, or no secure connection
    }
  };

  return (
    <span className={styles['code']}>
      <span translate="no">{code}</span>
      <button type="button" className="button" onClick={() => void copy()}>
        {texts.copy}
      </button>
      <span aria-live="polite">{result?.code === code && result.text}</span>
    </span>
  );
}
