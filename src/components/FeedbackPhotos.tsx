import { customerFeedback } from './customerFeedback.texts';
import { Thumbnails } from './Thumbnails';

type Props = { buyer: string; fileNames: readonly string[] };

/** The pictures that a customer put to a comment, if any. */
export function FeedbackPhotos({ buyer, fileNames }: Props) {
  if (fileNames.length === 0) return null;
  return (
    <Thumbnails
      fileNames={fileNames}
      name={customerFeedback.photos(buyer)}
      altOf={customerFeedback.photoOf(buyer)}
    />
  );
}
