import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { useFailureNotification } from '../notifications/useFailureNotification';
import { useProduct } from '../product/useProduct';
import { common } from '../../components/common.texts';
import { productForm as texts } from './productForm.texts';
import { Message } from '../../components/Message';
import { EditForm } from './EditForm';
import styles from './ProductForm.module.css';

/** Reads the product and shows its form, or the failure. */
export function EditProduct({ id }: { id: string }) {
  const { product, isWhole, isFetching, failure, refetch } = useProduct(id);
  useFailureNotification(failure, texts.notFound);
  const isGone = isWhole && !product && !isFetching;
  return (
    <>
      {(failure || isGone) && (
        <Message
          kind="error"
          onRetry={refetch}
          action={<Link to={PATHS.home}>{common.backHome}</Link>}
        >
          {texts.notFound}
        </Message>
      )}
      {product && isWhole && <EditForm product={product} />}
      {!isWhole && isFetching && (
        <div className={styles['skeleton']}>
          <p role="status">{texts.loading}</p>
        </div>
      )}
    </>
  );
}
