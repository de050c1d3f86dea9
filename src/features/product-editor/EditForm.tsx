import Typography from '@mui/material/Typography';
import type { Product } from '../../domain/types';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { UpdatedElsewhere } from '../form-drafts/ElsewhereMessages';
import { Unauthorized } from '../login/Unauthorized';
import { EditImages } from './EditImages';
import { ProductForm } from './ProductForm';
import { productForm as texts } from './productForm.texts';
import { useEditForm } from './useEditForm';

const LABELS = { ...texts.fields, images: texts.order };

/** The form of an existing product: texts and pictures. */
export function EditForm({ product }: { product: Product }) {
  const { form, submit, images, phase, elsewhere, question } = useEditForm(product);
  if (!form.isOpen) return <Unauthorized />;
  return (
    <>
      <ProductForm
        form={form}
        onSubmit={submit}
        submitLabel={texts.save}
        notice={
          <UpdatedElsewhere
            changes={elsewhere.changes.map((field) => ({
              label: LABELS[field],
              value: formatValue(elsewhere.now[field]),
            }))}
            onTakeTheirs={elsewhere.takeTheirs}
            onKeepMine={elsewhere.keepMine}
          />
        }
        images={<EditImages title={product.title} images={images} isLocked={form.isLocked} />}
      >
        {phase === 'waiting' && images.isBusy && (
          <Typography role="status">{texts.waitingForImages}</Typography>
        )}
        {phase === 'saving' && <Typography role="status">{texts.saving}</Typography>}
      </ProductForm>
      {question && <ConflictDialog question={question} labels={LABELS} />}
    </>
  );
}

function formatValue(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join(', ');
}
