import { productForm as texts } from './productForm.texts';
import { Message } from '../../components/Message';

type Props = { isWithoutImages: boolean; onDiscard: () => void };

/** Says that the form holds what was typed before a reload, and offers to forget it. */
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
