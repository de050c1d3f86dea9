import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '../../components/PageHeading';
import { pageNames } from '../../components/pageNames.texts';
import { PATHS } from '../../config/paths';
import { useAdminGate } from '../login/useAdminGate';
import { Unauthorized } from '../login/Unauthorized';
import { packing as texts } from './packing.texts';
import { PackedOrder } from './PackedOrder';

/** Packs and ships one scanned order after the other. */
export default function PackingScreen() {
  const { isOpen } = useAdminGate('page', false);
  return (
    <>
      <PageHeading
        title={pageNames.packing}
        head={{ description: texts.description, path: PATHS.packing }}
      />
      {isOpen ? <PackingDesk /> : <Unauthorized />}
    </>
  );
}

function PackingDesk() {
  // In the address, so that a reload keeps it.
  const [parameters, setParameters] = useSearchParams();
  const orderNumber = parameters.get('ordine') ?? '';
  const [saved, setSaved] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const open = (next: string) =>
    setParameters(next === '' ? {} : { ordine: next }, { replace: true });
  return (
    <Stack spacing={2}>
      <ScanForm
        field={field}
        onScan={(scanned) => {
          setSaved('');
          open(scanned);
        }}
      />
      <p role="status">{saved && texts.saved(saved)}</p>
      {orderNumber !== '' && (
        <PackedOrder
          key={orderNumber}
          orderNumber={orderNumber}
          onSaved={() => {
            setSaved(orderNumber);
            open('');
            field.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}

type ScanProps = {
  field: RefObject<HTMLInputElement | null>;
  onScan: (orderNumber: string) => void;
};

/** The field that a hand scanner types into; it ends with Enter. */
function ScanForm({ field, onScan }: ScanProps) {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => field.current?.focus(), [field]);
  const scan = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const orderNumber = scannedOrder(code);
    setIsMissing(orderNumber === '');
    if (orderNumber === '') return;
    setCode(''); // for the next scan
    onScan(orderNumber);
  };
  return (
    <Stack component="form" direction="row" useFlexGap spacing={1} noValidate onSubmit={scan}>
      <TextField
        label={texts.scan}
        inputRef={field}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isMissing}
        helperText={isMissing ? <span role="alert">{texts.noCode}</span> : texts.scanHint}
        sx={{ flex: '0 1 32rem', minWidth: 0 }}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        sx={{
          flex: 'none',
          alignSelf: 'start',
          marginTop: 'calc(1.5 * var(--text-small) + 0.25rem)',
        }}
      >
        {texts.open}
      </Button>
    </Stack>
  );
}

const ORDER_ADDRESS = new RegExp(`${PATHS.order.replace(/:\w+/, '([^/?#\\s]+)')}`);

/**
 * Returns the order number in a scanner's input: the address of an order's page on any host, or the number itself; ''
 * without one.
 */
function scannedOrder(code: string): string {
  const segment = ORDER_ADDRESS.exec(code)?.[1];
  if (segment === undefined) return code.trim();
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
