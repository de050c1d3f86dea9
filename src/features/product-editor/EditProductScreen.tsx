import { useParams } from 'react-router';
import { useAdminGate } from '../login/useAdminGate';
import { productForm as texts } from './productForm.texts';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { EditProduct } from './EditProduct';
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
