import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { withdrawalStatement, type Withdrawal } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import { usePageState } from '../../hooks/usePageState';
import { PageHeading } from '../../components/PageHeading';
import { WithdrawalForm } from './WithdrawalForm';
import { SHOP } from '../../config/shop';
import { formatDateTime } from '../../domain/dates';
import styles from './Withdrawal.module.css';

/** Withdrawal from a contract without a reason; afterwards a receipt to print. */
export default function WithdrawalScreen() {
  const [parameters] = useSearchParams();
  const orderNumber = parameters.get('ordine')?.trim() ?? '';
  const [declared, setDeclared] = useReceipt();
  return (
    <div className={styles['page']}>
      <PageHeading
        title={texts.title}
        head={{ description: texts.description, path: PATHS.withdrawal }}
      />
      {declared ? (
        <Receipt withdrawal={declared} />
      ) : (
        <WithdrawalForm key={orderNumber} orderNumber={orderNumber} onDeclared={setDeclared} />
      )}
    </div>
  );
}

/**
 * Holds the declaration that the receipt shows, also if its answer arrives after the user has left and returned. A link
 * to this page asks for the form again; the skip link and a step back do not.
 */
function useReceipt() {
  const [declared, setDeclared] = usePageState<Withdrawal | null>('declared', null);
  const { key } = useLocation();
  const isByLink = useNavigationType() !== 'POP';
  const handledKey = useRef(key);
  useEffect(() => {
    if (handledKey.current !== key && isByLink) setDeclared(null);
    handledKey.current = key;
  }, [key, isByLink, setDeclared]);
  return [declared, setDeclared] as const;
}

/** The declaration with its recipient and time, for printing. */
function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { orderNumber, declaredAt } = withdrawal;

  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card component="section">
      <CardContent className={styles['receipt'] ?? ''}>
        <Typography ref={heading} variant="h2" tabIndex={-1}>
          {texts.receipt}
        </Typography>
        <Typography>{texts.receivedAt(formatDateTime(declaredAt))}</Typography>
        <Divider role="presentation" />
        <Typography component="blockquote">{withdrawalStatement(withdrawal)}</Typography>
        <Divider role="presentation" />
        <Typography>
          {SHOP.seller.name} · {SHOP.seller.address} · {SHOP.seller.email}
        </Typography>
        <Typography color="textSecondary" sx={{ displayPrint: 'none' }}>
          {texts.saveHint}
        </Typography>
        <Stack direction="row" sx={{ displayPrint: 'none', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button variant="outlined" href={pathTo(PATHS.order, { orderNumber })}>
            {texts.toOrder}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
