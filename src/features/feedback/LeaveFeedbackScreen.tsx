import { useSearchParams } from 'react-router';
import { PATHS } from '../../config/paths';
import { leaveFeedback as texts } from './leaveFeedback.texts';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { OrderLookup } from '../order/OrderLookup';
import { PageHeading } from '../../components/PageHeading';
import { OrderFeedback } from './OrderFeedback';
import styles from './LeaveFeedback.module.css';

/** Feedback on the products of an order, which the address names. */
export default function LeaveFeedbackScreen() {
  const [parameters] = useSearchParams();
  const orderNumber = parameters.get('orderNumber')?.trim() ?? '';
  return (
    <div className={styles['page']}>
      <Head title={texts.title} description={texts.description} path={PATHS.feedback} />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      {orderNumber === '' ? (
        <>
          <Message kind="error">{texts.numberMissing}</Message>
          <p>{texts.numberHint}</p>
          <OrderLookup name={texts.lookup} />
        </>
      ) : (
        <OrderFeedback key={orderNumber} orderNumber={orderNumber} />
      )}
    </div>
  );
}
