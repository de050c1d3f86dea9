import { PATHS } from '../../config/paths';
import type { Product } from '../../domain/types';
import { useIsFormOpenElsewhere } from '../form-drafts/useIsFormOpenElsewhere';
import { conflicts } from '../../components/conflicts.texts';
import { productForm as texts } from './productForm.texts';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { Message } from '../../components/Message';
import { Unauthorized } from '../login/Unauthorized';
import { UpdatedElsewhere } from '../form-drafts/UpdatedElsewhere';
import { EditImages } from './EditImages';
import { FormFooter } from './FormFooter';
import { LeaveQuestion } from './LeaveQuestion';
import { ProductFields } from './ProductFields';
import { RestoredMessage } from './RestoredMessage';
import { useEditForm } from './useEditForm';
import styles from './ProductForm.module.css';

const LABELS = { ...texts.fields, images: texts.order };

/** The form of an existing product: texts and pictures. */
export function EditForm({ product }: { product: Product }) {
  const form = useEditForm(product);
  const { fields, images, phase, elsewhere, question } = form;
  const isElsewhere = useIsFormOpenElsewhere(`edit-product/${product.id}`);
  const isLocked = phase !== null;
  if (!form.isOpen) return <Unauthorized />;
  return (
    <>
      {form.isRestored && !isLocked && (
        <RestoredMessage isWithoutImages={false} onDiscard={form.clear} />
      )}
      {isElsewhere && <Message kind="status">{conflicts.openElsewhere}</Message>}
      <UpdatedElsewhere
        changes={elsewhere.changes.map((field) => ({
          label: LABELS[field],
          value: formatValue(elsewhere.now[field]),
        }))}
        onTakeTheirs={elsewhere.takeTheirs}
        onKeepMine={elsewhere.keepMine}
      />
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
      {question && <ConflictDialog question={question} labels={LABELS} />}
    </>
  );
}

function formatValue(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join(', ');
}
