import { useId, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { PATHS, pathTo } from '../config/paths';
import { SHOP } from '../config/shop';
import { shell } from '../texts/shell';
import styles from './Footer.module.css';

const INFORMATION = [
  [PATHS.returnPolicy, shell.returnPolicy],
  [PATHS.contacts, shell.contacts],
  [PATHS.testimonials, shell.testimonials],
  [PATHS.about, shell.about],
] as const;

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div>
          <p className={styles['brand']}>{SHOP.name}</p>
          <p>{shell.footerAbout}</p>
        </div>
        <div>
          <h2>{shell.informationHeading}</h2>
          <ul>
            {INFORMATION.map(([path, text]) => (
              <li key={path}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{shell.orderHeading}</h2>
          <OrderLookup />
        </div>
      </div>
      <p className={styles['small']}>
        {SHOP.seller.name} · {SHOP.seller.address} · P.IVA {SHOP.seller.vatNumber} ·{' '}
        <Link to={PATHS.login}>{shell.staff}</Link>
      </p>
    </footer>
  );
}

function OrderLookup() {
  const navigate = useNavigate();
  const id = useId();
  const [orderNumber, setOrderNumber] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = orderNumber.trim();
    setIsMissing(trimmed === '');
    if (trimmed !== '') void navigate(pathTo(PATHS.order, { orderNumber: trimmed }));
  };

  return (
    <form aria-label={shell.orderLookup} className={styles['lookup']} onSubmit={open} noValidate>
      <div className="field">
        <label htmlFor={id}>{shell.orderNumber}</label>
        <input
          id={id}
          value={orderNumber}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={(event) => setOrderNumber(event.target.value)}
        />
        {isMissing && (
          <span id={`${id}-error`} role="alert" className="field-error">
            {shell.orderNumberMissing}
          </span>
        )}
      </div>
      <button type="submit" className="button">
        {shell.search}
      </button>
    </form>
  );
}
