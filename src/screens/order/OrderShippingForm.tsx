import { useId, type SubmitEvent } from 'react';
import { ordersApi } from '../../api/orders';
import type { Order } from '../../domain/types';
import { useDraft } from '../../queries/useDraft';
import { orderAdmin as texts } from '../../texts/orderAdmin';
import type { Perform } from './useOrderAdmin';
import styles from './OrderAdmin.module.css';

type Props = { order: Order; isBusy: boolean; perform: Perform };

/** Shipper and tracking code: what is known, or what was typed over it and not yet sent. */
export function OrderShippingForm({ order, isBusy, perform }: Props) {
  const id = useId();
  const { orderNumber } = order;
  const [typed, change, clear] = useDraft(`order-shipping/${orderNumber}`, {
    shipper: order.shipper,
    shippingCode: order.shippingCode,
  });
  const [update] = ordersApi.useUpdateOrderShippingMutation();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isSent = await perform(
      () => update({ orderNumber, ...typed }),
      texts.shippingUpdated,
      () => texts.shippingFailed,
    );
    if (isSent) clear();
  };

  return (
    <form className={styles['row']} onSubmit={(event) => void submit(event)} noValidate>
      <div className="field">
        <label htmlFor={`${id}-shipper`}>{texts.shipper}</label>
        <input
          id={`${id}-shipper`}
          value={typed.shipper}
          autoComplete="off"
          onChange={({ target }) => change({ ...typed, shipper: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-code`}>{texts.trackingCode}</label>
        <input
          id={`${id}-code`}
          value={typed.shippingCode}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ ...typed, shippingCode: target.value })}
        />
      </div>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {texts.updateShipping}
      </button>
    </form>
  );
}
