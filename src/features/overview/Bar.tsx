import styles from './Overview.module.css';

/** A bar of the length of a share (0 to 1), whose number is shown beside it. */
export function Bar({ share }: { share: number }) {
  const percent = Math.min(100, Math.max(0, share * 100)) || 0;
  return (
    <span className={styles['bar']} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
