'use no memo';

import { useState } from 'react';
import { imageUrl } from '../config/environment';
import styles from './Picture.module.css';

type Props = {
  /** File name on the image host; undefined for a placeholder. */
  fileName: string | undefined;
  /** Empty if the text next to the picture says the same. */
  alt: string;
  /** Set for pictures of the first screen: they load at once and with high priority. */
  isFirst?: boolean;
  className?: string;
};

/** Renders a square picture, or a placeholder of the same size if it is missing. */
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
