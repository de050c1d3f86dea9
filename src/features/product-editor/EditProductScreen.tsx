import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { PATHS } from '../../config/paths';
import { useAdminGate } from '../login/useAdminGate';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { useFailureNotification } from '../notifications/useFailureNotification';
import { useProduct } from '../product/useProduct';
import { common } from '../../components/common.texts';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import { productForm as texts } from './productForm.texts';
import { EditForm } from './EditForm';
import styles from './ProductForm.module.css';

/** Edits a product. The key resets the form for another product. */
export default function EditProductScreen() {
  const { id = '' } = useParams();
  // Once open, the form itself decides whether it holds work that must stay.
  const { isOpen } = useAdminGate('page', true);
  return (
    <div className={styles['page']}>
      <PageHeading title={texts.editTitle}>{texts.editTitle}</PageHeading>
      {isOpen ? <EditProduct key={id} id={id} /> : <Unauthorized />}
    </div>
  );
}

/** Reads the product and shows its form, or the failure. */
function EditProduct({ id }: { id: string }) {
  const { product, isWhole, isFetching, failure, refetch } = useProduct(id);
  useFailureNotification(failure, texts.notFound);
  const isGone = isWhole && !product && !isFetching;
  return (
    <>
      {(failure || isGone) && (
        <Message
          kind="error"
          onRetry={refetch}
          action={<Button href={PATHS.home}>{common.backHome}</Button>}
        >
          {texts.notFound}
        </Message>
      )}
      {product && isWhole && <EditForm product={product} />}
      {!isWhole && isFetching && (
        <LoadingRegion label={texts.loading}>
          <Stack spacing={2}>
            <Skeleton variant="rounded" className={styles['fieldsSkeleton'] ?? ''} />
            <Skeleton variant="rounded" className={styles['imagesSkeleton'] ?? ''} />
          </Stack>
        </LoadingRegion>
      )}
    </>
  );
}
