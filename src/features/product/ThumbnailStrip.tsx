import { gallery } from '../../components/gallery.texts';
import { Picture } from '../../components/Picture';
import styles from './Gallery.module.css';

type Props = {
  fileNames: readonly string[];
  /** Which picture is the large one, from 0. */
  index: number;
  onChoose: (index: number) => void;
};

/** Every picture small, to be chosen directly. */
export function ThumbnailStrip({ fileNames, index, onChoose }: Props) {
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
