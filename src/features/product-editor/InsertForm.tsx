import { useRef } from 'react';
import { PATHS } from '../../config/paths';
import { useIsFormOpenElsewhere } from '../form-drafts/useIsFormOpenElsewhere';
import { conflicts } from '../../components/conflicts.texts';
import { productForm as texts } from './productForm.texts';
import { Message } from '../../components/Message';
import { Unauthorized } from '../login/Unauthorized';
import { FormFooter } from './FormFooter';
import { InsertedPopup } from './InsertedPopup';
import { LeaveQuestion } from './LeaveQuestion';
import { NewImages } from './NewImages';
import { ProductFields } from './ProductFields';
import { RestoredMessage } from './RestoredMessage';
import { UploadProgress } from './UploadProgress';
import { useInsertForm } from './useInsertForm';
import styles from './ProductForm.module.css';

/** The form of a new product: texts and pictures. */
export function InsertForm() {
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
