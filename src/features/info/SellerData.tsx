import { SHOP } from '../../config/shop';
import { info } from './info.texts';
import styles from './Info.module.css';

const { seller } = SHOP;

/** Who is behind the shop, as the law wants it to be found. */
export function SellerData() {
  return (
    <dl className={styles['seller']}>
      {Object.entries(info.seller).map(([field, label]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <SellerField field={field as keyof typeof seller} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SellerField({ field }: { field: keyof typeof seller }) {
  const value = seller[field];
  return field === 'email' || field === 'pec' ? <a href={`mailto:${value}`}>{value}</a> : value;
}
