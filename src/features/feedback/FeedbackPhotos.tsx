import { customerFeedback } from './customerFeedback.texts';
import { Thumbnails } from '../../components/Thumbnails';

type Props = { buyer: string; fileNames: readonly string[] };

/** Shows the pictures of a customer's feedback, if any. */
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
