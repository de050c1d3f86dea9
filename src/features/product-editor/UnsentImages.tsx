import { productForm as texts } from './productForm.texts';
import { Message } from '../../components/Message';
import { UploadProgress } from './UploadProgress';
import type { useProductImages } from './useProductImages';

type Props = { images: ReturnType<typeof useProductImages> };

/** The upload's progress, and the pictures whose upload failed. */
export function UnsentImages({ images }: Props) {
  const { unsent, upload, isBusy } = images;
  return (
    <>
      {upload.notReduced.length > 0 && (
        <Message kind="status">{texts.notReduced(upload.notReduced)}</Message>
      )}
      {upload.phase && <UploadProgress phase={upload.phase} sent={upload.sent} />}
      {unsent.length > 0 && !isBusy && (
        <Message
          kind="error"
          action={
            <>
              <button type="button" className="button" onClick={() => void images.sendUnsent()}>
                {texts.sendAgain}
              </button>
              <button type="button" className="button" onClick={images.discardUnsent}>
                {texts.giveUp}
              </button>
            </>
          }
        >
          {texts.unsent(unsent.length)} {unsent.map((file) => `«${file.name}»`).join(', ')}
        </Message>
      )}
    </>
  );
}
