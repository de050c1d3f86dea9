import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { gallery } from './gallery.texts';
import { ImageOverlay } from './ImageOverlay';
import { Picture } from './Picture';
import styles from './Thumbnails.module.css';

type Props = {
  fileNames: readonly string[];
  /** Accessible name of the overlay. */
  name: string;
  altOf: (number: number, count: number) => string;
};

/** Renders small pictures that open in an overlay. */
export function Thumbnails({ fileNames, name, altOf }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <span className={styles['row']}>
      {fileNames.map((fileName, index) => (
        <ButtonBase
          key={`${index} ${fileName}`}
          aria-label={gallery.open(index + 1)}
          aria-haspopup="dialog"
          onClick={() => setOpen(index)}
        >
          <Picture fileName={fileName} alt="" />
        </ButtonBase>
      ))}
      {open !== null && (
        <ImageOverlay
          name={name}
          fileNames={fileNames}
          index={open}
          altOf={altOf}
          onIndex={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </span>
  );
}
