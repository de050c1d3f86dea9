import { RETURN_IMAGE_TYPES } from '../../domain/imageFiles';
import type { Order } from '../../domain/types';
import { orderReturn as texts } from './orderReturn.texts';
import { ImagePicker } from '../../components/ImagePicker';
import { Message } from '../../components/Message';
import { OrderLineChoice } from '../order/OrderLineChoice';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { ReasonField } from './ReasonField';
import { useReturnForm } from './useReturnForm';
import styles from './OrderReturn.module.css';

/** The form with the products, the reason and optional photos of a return. */
export function ReturnForm({ order }: { order: Order }) {
  const form = useReturnForm(order);
  const { isLocked, problems, draft } = form;
  return (
    <form onSubmit={form.submit} className={styles['form']} noValidate>
      {order.state === 'RETURN_START' && form.outcome === null && (
        <Message kind="status">{texts.underWay}</Message>
      )}
      <OrderLineChoice
        legend={texts.products}
        lines={order.lines}
        chosen={draft.productIds}
        onChange={form.choose}
        disabled={isLocked}
        problem={problems.includes('products') ? texts.noProduct : null}
      />
      <ReasonField
        value={draft.description}
        onChange={form.describe}
        disabled={isLocked}
        problem={problems.includes('reason') ? texts.noReason : null}
      />
      <ImagePicker
        label={texts.photos}
        accept={RETURN_IMAGE_TYPES}
        files={form.files}
        onChange={form.setFiles}
        disabled={isLocked}
      />
      <button type="submit" className="button button-main" aria-disabled={isLocked}>
        {texts.send}
      </button>
      {form.isBusy && <p role="status">{texts.sending}</p>}
      <OutcomeMessage outcome={form.outcome} />
    </form>
  );
}
