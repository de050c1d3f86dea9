import styles from './Overview.module.css';

/** A bar under a name, as long as its share (0 to 1). Its number stands beside it. */
export function Bar({ share }: { share: number }) {
  const percent = Math.min(100, Math.max(0, share * 100)) || 0;
  return (
    <span className={styles['bar']} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
