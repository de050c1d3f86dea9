import { PATHS } from '../../../config/paths';
import type { Product } from '../../../domain/types';
import { productForm as texts } from '../../../texts/product-form';
import { Unauthorized } from '../../../ui/Unauthorized';
import { EditImages } from './EditImages';
import { FormFooter } from './FormFooter';
import { LeaveQuestion } from './LeaveQuestion';
import { ProductFields } from './ProductFields';
import { RestoredMessage } from './RestoredMessage';
import { useEditForm } from './useEditForm';
import styles from './ProductForm.module.css';

/** Texts and pictures of a product that is in the shop. */
export function EditForm({ product }: { product: Product }) {
  const form = useEditForm(product);
  const { fields, images, phase } = form;
  const isLocked = phase !== null;
  if (!form.isOpen) return <Unauthorized />;
  return (
    <>
      {form.isRestored && !isLocked && (
        <RestoredMessage isWithoutImages={false} onDiscard={form.clear} />
      )}
      <form className={styles['form']} onSubmit={form.submit} noValidate>
        <div className={styles['fields']}>
          <ProductFields
            values={fields.values}
            problems={fields.problems}
            isLocked={isLocked}
            onChange={fields.change}
          />
        </div>
        <EditImages title={product.title} images={images} isLocked={isLocked} />
        <FormFooter
          submit={texts.save}
          isLocked={isLocked}
          isMissing={fields.isMissing}
          isSignedOut={!form.isAdmin}
          outcome={form.outcome}
          onCancel={() => form.guard.leaveTo(PATHS.home)}
        >
          {phase === 'waiting' && images.isBusy && <p role="status">{texts.waitingForImages}</p>}
          {phase === 'saving' && <p role="status">{texts.saving}</p>}
        </FormFooter>
      </form>
      <LeaveQuestion guard={form.guard} />
    </>
  );
}
