import { useParams } from 'react-router';
import { useAdminGate } from '../login/useAdminGate';
import { productForm as texts } from './productForm.texts';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { EditProduct } from './EditProduct';
import styles from './ProductForm.module.css';

/** Editing a product. Another product is another form: nothing is carried over. */
export default function EditProductScreen() {
  const { id = '' } = useParams();
  // Once open, the form itself knows whether there is work in it that must stay.
  const { isOpen } = useAdminGate('page', true);
  return (
    <div className={styles['page']}>
      <PageHeading title={texts.editTitle}>{texts.editTitle}</PageHeading>
      {isOpen ? <EditProduct key={id} id={id} /> : <Unauthorized />}
    </div>
  );
}
