import { useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useState, type Ref } from 'react';
import { isClockStopped } from '../../domain/clock';
import { TOAST_MS } from '../../domain/limits';
import { notificationTexts } from './notifications.texts';
import styles from './Toast.module.css';

type Props = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** One toast: it goes after two seconds, but not from under a pointer or the focus. */
export function Toast({ id, message, variant, ref }: Props) {
  const { closeSnackbar } = useSnackbar();
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld || isClockStopped()) return;
    const timer = setTimeout(() => closeSnackbar(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, closeSnackbar]);

  const tone = styles[variant] ?? '';
  return (
    <div
      ref={ref}
      className={`${styles['toast']} ${tone}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span role={variant === 'error' ? 'alert' : 'status'}>{message}</span>
      <button
        type="button"
        aria-label={notificationTexts.closeNotification}
        onClick={() => closeSnackbar(id)}
      >
        ×
      </button>
    </div>
  );
}
