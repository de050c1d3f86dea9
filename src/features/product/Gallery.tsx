import type { KeyboardEvent } from 'react';
import { usePageState } from '../../hooks/usePageState';
import { useSwipe } from '../../hooks/useSwipe';
import { gallery } from '../../components/gallery.texts';
import { EnlargeIcon, NextIcon, PreviousIcon } from '../../components/icons';
import { ImageOverlay } from '../../components/ImageOverlay';
import { Picture } from '../../components/Picture';
import styles from './Gallery.module.css';

type Props = { title: string; fileNames: readonly string[] };

/** The product's pictures: by buttons, arrow keys or swiping, round and round. */
export function Gallery({ title, fileNames }: Props) {
  const [chosen, setChosen] = usePageState<number>('picture', 0);
  const [isLarge, setIsLarge] = usePageState<boolean>('picture-large', false);
  const count = fileNames.length;
  // Pictures may become fewer while they are looked at.
  const index = Math.min(chosen, Math.max(0, count - 1));
  const go = (step: number) => {
    if (count > 1) setChosen((index + step + count) % count);
  };
  const swipe = useSwipe(go);
  const goByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const altOf = (place: number, all: number) => gallery.imageOf(title, place, all);

  return (
    <section aria-label={gallery.name} className={styles['gallery']}>
      <div onKeyDown={goByKey}>
        <div className={styles['stage']} {...swipe}>
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
          {count > 0 && (
            <button
              type="button"
              className={`button ${styles['enlarge']}`}
              aria-label={gallery.enlarge}
              aria-haspopup="dialog"
              onClick={() => setIsLarge(true)}
            >
              <EnlargeIcon />
            </button>
          )}
          {count > 1 && <Arrows onStep={go} />}
        </div>
        {count > 1 && (
          <>
            <p className={styles['place']} aria-live="polite">
              {gallery.numberOf(index + 1, count)}
            </p>
            <ThumbnailStrip fileNames={fileNames} index={index} onChoose={setChosen} />
          </>
        )}
      </div>
      {isLarge && (
        <ImageOverlay
          name={title}
          fileNames={fileNames}
          index={index}
          altOf={altOf}
          onIndex={setChosen}
          onClose={() => setIsLarge(false)}
        />
      )}
    </section>
  );
}

function Arrows({ onStep }: { onStep: (step: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className={`button ${styles['previous']}`}
        aria-label={gallery.previous}
        onClick={() => onStep(-1)}
      >
        <PreviousIcon />
      </button>
      <button
        type="button"
        className={`button ${styles['next']}`}
        aria-label={gallery.next}
        onClick={() => onStep(1)}
      >
        <NextIcon />
      </button>
    </>
  );
}

type ThumbnailProps = {
  fileNames: readonly string[];
  /** Which picture is the large one, from 0. */
  index: number;
  onChoose: (index: number) => void;
};

/** Every picture small, to be chosen directly. */
function ThumbnailStrip({ fileNames, index, onChoose }: ThumbnailProps) {
  return (
    <div className={styles['thumbnails']}>
      {fileNames.map((fileName, place) => (
        <button
          key={`${place} ${fileName}`}
          type="button"
          aria-label={gallery.show(place + 1)}
          aria-current={place === index}
          onClick={() => onChoose(place)}
        >
          <Picture fileName={fileName} alt="" />
        </button>
      ))}
    </div>
  );
}
