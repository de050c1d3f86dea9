import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { imageUrl } from '../config/environment';
import { common } from './common.texts';
import { useFocusIfOpenerGone } from './focusHeading';
import { gallery } from './gallery.texts';
import { CloseIcon, NextIcon, PreviousIcon } from './icons';
import { useModal } from '../hooks/useModal';
import { useSwipe } from '../hooks/useSwipe';
import styles from './ImageOverlayDialog.module.css';

export type ImageOverlayProps = {
  /** The accessible name of the dialog. */
  name: string;
  fileNames: readonly string[];
  index: number;
  altOf: (number: number, count: number) => string;
  onIndex: (index: number) => void;
  /** Called by 'Chiudi', Escape, or a press outside the picture. */
  onClose: () => void;
};

/** Shows a picture over the whole page, with buttons and keys for the others, if any. */
export default function ImageOverlayDialog(props: ImageOverlayProps) {
  const { name, fileNames, index, altOf, onIndex, onClose } = props;
  const nameId = useId();
  const count = fileNames.length;
  const go = (step: number) => onIndex((index + step + count) % count);
  const swipe = useSwipe(go);
  useModal(onClose);
  useFocusIfOpenerGone();
  const [failed, setFailed] = useState<string>();
  const fileName = fileNames[index];
  if (fileName === undefined) return null;
  const address = imageUrl(fileName);

  const goByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={nameId} onKeyDown={goByKey}>
      <div className={styles['bar']}>
        <Typography>
          <span id={nameId}>{name}</span>{' '}
          {count > 1 && (
            <Typography component="span" color="textSecondary" aria-live="polite">
              {gallery.numberOf(index + 1, count)}
            </Typography>
          )}
        </Typography>
        <CloseButton onClose={onClose} />
      </div>
      <div
        className={styles['stage']}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) onClose();
        }}
        {...swipe}
      >
        {address === null || failed === fileName ? (
          <p role="status">{gallery.unavailable}</p>
        ) : (
          <img
            key={fileName}
            src={address}
            alt={altOf(index + 1, count)}
            onError={() => setFailed(fileName)}
          />
        )}
        {count > 1 && (
          <>
            <Paper variant="outlined" className={styles['previous'] ?? ''}>
              <Tooltip title={gallery.previous}>
                <IconButton onClick={() => go(-1)}>
                  <PreviousIcon />
                </IconButton>
              </Tooltip>
            </Paper>
            <Paper variant="outlined" className={styles['next'] ?? ''}>
              <Tooltip title={gallery.next}>
                <IconButton onClick={() => go(1)}>
                  <NextIcon />
                </IconButton>
              </Tooltip>
            </Paper>
          </>
        )}
      </div>
    </Dialog>
  );
}

// Focused in an effect: only then is the dialog's portal in the document.
function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    // MUI's `startIcon` would add a zero-width space and a space to the name in Chromium.
    <Button ref={button} variant="outlined" onClick={onClose} sx={{ gap: 1 }}>
      <CloseIcon />
      {common.close}
    </Button>
  );
}
