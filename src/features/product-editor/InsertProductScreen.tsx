import { useRef, useEffect } from 'react';
import { PATHS } from '../../config/paths';
import { PRODUCT_SAVED_MS } from '../../domain/limits';
import { PageHeading } from '../../components/PageHeading';
import { useIsFormOpenElsewhere } from '../form-drafts/useIsFormOpenElsewhere';
import { conflicts } from '../../components/conflicts.texts';
import { Message } from '../../components/Message';
import { Unauthorized } from '../login/Unauthorized';
import { AlertDialog } from '../../components/AlertDialog';
import { productForm as texts } from './productForm.texts';
import { FormFooter } from './FormFooter';
import { LeaveQuestion } from './LeaveQuestion';
import { NewImages } from './NewImages';
import { ProductFields } from './ProductFields';
import { RestoredMessage } from './RestoredMessage';
import { UploadProgress } from './UploadProgress';
import { useInsertForm } from './useInsertForm';
import styles from './ProductForm.module.css';

/** Creates a product. */
export default function InsertProductScreen() {
  return (
    <div className={styles['page']}>
      <PageHeading title={texts.insertTitle}>{texts.insertTitle}</PageHeading>
      <InsertForm />
    </div>
  );
}

/** The form of a new product: texts and pictures. */
function InsertForm() {
  const form = useInsertForm();
  const { fields, files, upload } = form;
  const isElsewhere = useIsFormOpenElsewhere('insert-product');
  const isLocked = upload.phase !== null;
  const element = useRef<HTMLFormElement>(null);
  if (!form.isOpen) return <Unauthorized />;
  return (
    <>
      {form.isRestored && (
        <RestoredMessage isWithoutImages={form.isWithoutImages} onDiscard={form.clear} />
      )}
      {isElsewhere && <Message kind="status">{conflicts.openElsewhere}</Message>}
      <form ref={element} className={styles['form']} onSubmit={form.submit} noValidate>
        <div className={styles['fields']}>
          <ProductFields
            values={fields.values}
            problems={fields.problems}
            isLocked={isLocked}
            onChange={fields.change}
          />
        </div>
        <NewImages files={files} isLocked={isLocked} onChange={form.changeFiles} />
        <FormFooter
          submit={texts.insert}
          isLocked={isLocked}
          isMissing={fields.isMissing}
          isSignedOut={!form.isAdmin}
          outcome={form.outcome}
          onCancel={() => form.guard.leaveTo(PATHS.home)}
        >
          {upload.notReduced.length > 0 && (
            <Message kind="status">{texts.notReduced(upload.notReduced)}</Message>
          )}
          {upload.phase && <UploadProgress phase={upload.phase} sent={upload.sent} />}
        </FormFooter>
      </form>
      <InsertedPopup
        isOpen={form.isInserted}
        onClose={form.closePopup}
        onClosed={() => element.current?.querySelector('input')?.focus()}
      />
      <LeaveQuestion guard={form.guard} />
    </>
  );
}

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Called after it has closed and restored the focus. */
  onClosed: () => void;
};

/** Tells that the product was inserted; closes by itself after three seconds (spec section 9). */
function InsertedPopup({ isOpen, onClose, onClosed }: Props) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(onClose, PRODUCT_SAVED_MS);
    return () => clearTimeout(timer);
  }, [isOpen, onClose]);

  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);

  return <AlertDialog text={isOpen ? texts.inserted : null} onClose={onClose} />;
}
