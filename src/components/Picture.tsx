'use no memo';

import { useState } from 'react';
import { imageUrl } from '../config/environment';
import styles from './Picture.module.css';

type Props = {
  /** File name on the image host; without one a placeholder is drawn. */
  fileName: string | undefined;
  /** Empty where the picture only repeats what stands beside it. */
  alt: string;
  /** Set for what is on screen at once: it is not put off and comes first. */
  isFirst?: boolean;
  className?: string;
};

/** A square picture that keeps its place while it loads and when it is missing. */
export function Picture({ fileName, alt, isFirst = false, className }: Props) {
  const [failed, setFailed] = useState<string>();
  const classes = className ? `${styles['picture']} ${className}` : styles['picture'];
  const address = fileName === undefined ? null : imageUrl(fileName);
  if (address === null || failed === fileName) {
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={`${classes} ${styles['missing']}`}
      />
    );
  }
  return (
    <img
      className={classes}
      src={address}
      alt={alt}
      width={800}
      height={800}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setFailed(fileName)}
    />
  );
}
