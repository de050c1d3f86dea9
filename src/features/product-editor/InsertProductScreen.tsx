import { productForm as texts } from './productForm.texts';
import { PageHeading } from '../../components/PageHeading';
import { InsertForm } from './InsertForm';
import styles from './ProductForm.module.css';

/** Creates a product. */
export default function InsertProductScreen() {
  return (
    <div className={styles['page']}>
      <PageHeading title={texts.insertTitle}>{texts.insertTitle}</PageHeading>
      <InsertForm />
    </div>
  );
}
