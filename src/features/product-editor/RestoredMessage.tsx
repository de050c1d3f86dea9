import { productForm as texts } from './productForm.texts';
import { Message } from '../../components/Message';

type Props = { isWithoutImages: boolean; onDiscard: () => void };

/** Tells that the form holds a restored draft, and offers to discard it. */
export function RestoredMessage({ isWithoutImages, onDiscard }: Props) {
  return (
    <Message
      kind="status"
      action={
        <button type="button" className="button" onClick={onDiscard}>
          {texts.discard}
        </button>
      }
    >
      {texts.restored}
      {isWithoutImages && ` ${texts.imagesLost}`}
    </Message>
  );
}
