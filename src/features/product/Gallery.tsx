import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { usePageState } from '../../hooks/usePageState';
import { endPictureWait } from '../../hooks/usePictureTransition';
import { useSwipe } from '../../hooks/useSwipe';
import { gallery } from '../../components/gallery.texts';
import { moveToCentre } from '../../components/moveToCentre';
import { EnlargeIcon, NextIcon, PreviousIcon } from '../../components/icons';
import { ImageOverlay, useImageOverlayPreload } from '../../components/ImageOverlay';
import { Picture } from '../../components/Picture';
import { Thumbnail } from '../../components/Thumbnails';
import styles from './Gallery.module.css';

type Props = {
  title: string;
  fileNames: readonly string[];
  /** Renders only the picture, and reserves space for the rest. */
  isFirstPaint: boolean;
};

/** The product's pictures, cyclically: by buttons, arrow keys or swiping. */
export function Gallery({ title, fileNames, isFirstPaint }: Props) {
  const [chosen, setChosen] = usePageState<number>('picture', 0);
  const [isLarge, setIsLarge] = usePageState<boolean>('picture-large', false);
  useImageOverlayPreload();
  useLayoutEffect(endPictureWait, []);
  const count = fileNames.length;
  // The number of pictures may decrease while the user looks at them.
  const index = Math.min(chosen, Math.max(0, count - 1));
  const thumbnails = useRef<HTMLDivElement>(null);
  const show = (position: number) => {
    setChosen(position);
    const thumbnail = thumbnails.current?.children[position];
    if (thumbnail instanceof HTMLElement) moveToCentre(thumbnail);
  };
  const go = (step: number) => {
    if (count > 1) show((index + step + count) % count);
  };
  const swipe = useSwipe(go);
  const goByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const altOf = (position: number, all: number) => gallery.imageOf(title, position, all);

  return (
    <section aria-label={gallery.name}>
      <div onKeyDown={goByKey}>
        <Card className={styles['stage']} {...swipe}>
          <div
            className={count > 0 ? styles['opener'] : undefined}
            onClick={() => setIsLarge(count > 0)}
          >
            <Picture
              fileName={fileNames[index]}
              alt={count > 0 ? altOf(index + 1, count) : gallery.none(title)}
              isFirst
            />
          </div>
          {count > 0 && !isFirstPaint && (
            <StageButton control="enlarge" opensDialog onClick={() => setIsLarge(true)}>
              <EnlargeIcon />
            </StageButton>
          )}
          {count > 1 && !isFirstPaint && (
            <>
              <StageButton control="previous" onClick={() => go(-1)}>
                <PreviousIcon />
              </StageButton>
              <StageButton control="next" onClick={() => go(1)}>
                <NextIcon />
              </StageButton>
            </>
          )}
          {count > 1 && (
            <Paper variant="outlined" className={`${styles['control']} ${styles['number']}`}>
              <Typography variant="body2" aria-live="polite">
                {gallery.numberOf(index + 1, count)}
              </Typography>
            </Paper>
          )}
        </Card>
        {count > 1 && (
          <div ref={thumbnails} className={styles['thumbnails']}>
            {fileNames.map((fileName, position) =>
              isFirstPaint ? (
                <span key={position} className={styles['room']} />
              ) : (
                <Thumbnail
                  key={`${position} ${fileName}`}
                  fileName={fileName}
                  aria-label={gallery.show(position + 1)}
                  aria-current={position === index}
                  onClick={() => show(position)}
                />
              ),
            )}
          </div>
        )}
      </div>
      {isLarge && (
        <ImageOverlay
          name={title}
          fileNames={fileNames}
          index={index}
          altOf={altOf}
          onIndex={show}
          onClose={() => setIsLarge(false)}
        />
      )}
    </section>
  );
}

type StageButtonProps = {
  control: 'enlarge' | 'previous' | 'next';
  opensDialog?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A button over the picture, with its own background so that it is visible on every picture. */
function StageButton({ control, opensDialog = false, onClick, children }: StageButtonProps) {
  return (
    <Paper variant="outlined" className={`${styles['control']} ${styles[control]}`}>
      <IconButton
        aria-label={gallery[control]}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={onClick}
      >
        {children}
      </IconButton>
    </Paper>
  );
}
