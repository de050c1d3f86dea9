import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { gallery } from './gallery.texts';
import { ImageOverlay, useImageOverlayPreload } from './ImageOverlay';
import { Picture } from './Picture';
import styles from './Thumbnails.module.css';

type ThumbnailsProps = {
  fileNames: readonly string[];
  /** Accessible name of the overlay. */
  name: string;
  altOf: (number: number, count: number) => string;
  /** The index of the picture in the overlay; null if it is closed. */
  open: number | null;
  onOpen: (index: number | null) => void;
};

/** Renders small pictures that open in an overlay. */
export function Thumbnails({ fileNames, name, altOf, open, onOpen }: ThumbnailsProps) {
  useImageOverlayPreload();
  return (
    <span className={styles['row']}>
      {fileNames.map((fileName, index) => (
        <Thumbnail
          key={`${index} ${fileName}`}
          fileName={fileName}
          aria-label={gallery.open(index + 1)}
          aria-haspopup="dialog"
          onClick={() => onOpen(index)}
        />
      ))}
      {open !== null && (
        <ImageOverlay
          name={name}
          fileNames={fileNames}
          index={open}
          altOf={altOf}
          onIndex={onOpen}
          onClose={() => onOpen(null)}
        />
      )}
    </span>
  );
}

/** Placeholder for a small picture that is loading. */
export function ThumbnailsSkeleton() {
  return (
    <span className={styles['row']}>
      <Skeleton variant="rounded" height="3.25rem" data-slot="thumbnail" />
    </span>
  );
}

/** A small picture to press, as wide as its container; marked with `aria-current`. */
export function Thumbnail({ fileName, ...props }: ButtonBaseProps & { fileName: string }) {
  return (
    <ButtonBase {...props} className={styles['thumbnail'] ?? ''}>
      <Picture fileName={fileName} alt="" />
    </ButtonBase>
  );
}
