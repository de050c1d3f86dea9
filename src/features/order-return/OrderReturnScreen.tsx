import { useId } from 'react';
import { Link, useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from '../order/useOrder';
import { orderReturn as texts } from './orderReturn.texts';
import { Head } from '../../components/Head';
import { OrderQueryStatus } from '../order/OrderQueryStatus';
import { PageHeading } from '../../components/PageHeading';
import { RETURN_IMAGE_TYPES } from '../../domain/imageFiles';
import type { Order } from '../../domain/types';
import { ImagePicker } from '../../components/ImagePicker';
import { Message } from '../../components/Message';
import { OrderLineChoice } from '../order/OrderLineChoice';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { useReturnForm } from './useReturnForm';
import styles from './OrderReturn.module.css';

/** A request to return products; the backend decides whether it is still in time. */
export default function OrderReturnScreen() {
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber);
  const { order } = query;
  return (
    <div className={styles['page']}>
      <Head
        title={texts.title}
        description={texts.description}
        path={pathTo(PATHS.orderReturn, { orderNumber })}
      />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      <p className={styles['order']}>
        <Link to={pathTo(PATHS.order, { orderNumber })}>{texts.forOrder(orderNumber)}</Link>
      </p>
      <p>
        {texts.hint} <Link to={PATHS.returnPolicy}>{texts.policy}</Link>.
      </p>
      <OrderQueryStatus query={query} />
      {order && <ReturnForm key={orderNumber} order={order} />}
    </div>
  );
}

/** The form with the products, the reason and optional photos of a return. */
function ReturnForm({ order }: { order: Order }) {
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

type Props = {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  problem: string | null;
};

/** The field for the reason of a return. */
function ReasonField({ value, onChange, disabled, problem }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{texts.reason}</label>
      <textarea
        id={id}
        rows={5}
        required
        value={value}
        readOnly={disabled}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== null && (
        <span id={`${id}-problem`} role="alert" className="field-error">
          {problem}
        </span>
      )}
    </div>
  );
}
