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
import { PackedOrder, packingDraftOf } from './PackedOrder';
import { findAddress } from './scan';
import { selectIsRefused } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useHasOrderWork } from '../order/useOrderDrafts';
import { selectDraft } from '../form-drafts/draftsSlice';
import { useOutcome } from '../form-drafts/useOutcome';
import { usePageState } from '../../hooks/usePageState';

/** Packs and ships one scanned order after the other. */
export default function PackingScreen() {
  const orderNumber = useSearchParams()[0].get('ordine') ?? '';
  const hasTyped = useHasOrderWork(orderNumber);
  const hasTicked = useAppSelector(
    (state) => selectDraft(state, packingDraftOf(orderNumber)) !== undefined,
  );
  const isRefused = useAppSelector(selectIsRefused);
  const { isOpen, isAdmin } = useAdminGate('page', hasTyped || hasTicked || isRefused);
  return (
    <>
      <PageHeading
        title={pageNames.packing}
        head={{ description: texts.description, path: PATHS.packing }}
      />
      {!isAdmin && <Unauthorized />}
      {isOpen && <PackingDesk />}
    </>
  );
}

function PackingDesk() {
  // In the address, so that a reload keeps it.
  const [parameters, setParameters] = useSearchParams();
  const orderNumber = parameters.get('ordine') ?? '';
  const { outcome, showSuccess, clearOutcome } = useOutcome('outcome/packing');
  const [rescans, setRescans] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useTypingAnywhere(field);
  const open = (next: string) =>
    setParameters(next === '' ? {} : { ordine: next }, { replace: true });
  const openScanned = (scanned: string) => {
    clearOutcome();
    if (scanned === orderNumber) setRescans((count) => count + 1);
    open(scanned);
  };
  return (
    <Stack spacing={2}>
      <ScanForm field={field} onScan={openScanned} />
      <p role="status">{outcome?.text}</p>
      {orderNumber !== '' && (
        <PackedOrder
          // A second scan of the same code reads the order again.
          key={`${orderNumber}/${rescans}`}
          orderNumber={orderNumber}
          onScan={(scanned) => {
            openScanned(scanned);
            field.current?.focus(); // the field with the focus is removed
          }}
          onSaved={(textFor) => {
            showSuccess(textFor(orderNumber));
            open('');
            field.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}

/** Where a letter is typed, or chooses from a list, and open dialogs. */
const TAKES_LETTERS =
  'input:not([type=checkbox]), select, [role=combobox], [aria-modal=true], [aria-modal=true] *';

/** Lets the field take a scan while nothing else does: its letters would be shortcuts of the page. */
function useTypingAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const takeLetter = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (!isLetter || (target instanceof Element && target.matches(TAKES_LETTERS))) return;
      event.stopPropagation();
      field.current?.focus(); // the letter, too, goes there
    };
    document.addEventListener('keydown', takeLetter, true);
    return () => document.removeEventListener('keydown', takeLetter, true);
  }, [field]);
}

type ScanProps = {
  field: RefObject<HTMLInputElement | null>;
  onScan: (orderNumber: string) => void;
};

/** The field that a hand scanner types into; it ends with Enter. */
function ScanForm({ field, onScan }: ScanProps) {
  const [code, setCode] = usePageState<string>('packing/orderNumber', '');
  const [isMissing, setIsMissing] = usePageState<boolean>('missing/packing', false);
  useEffect(() => field.current?.focus(), [field]);
  const scan = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const orderNumber = findAddress(code)?.orderNumber ?? code.trim();
    setIsMissing(orderNumber === '');
    if (orderNumber === '') return;
    setCode(''); // for the next scan
    onScan(orderNumber);
  };
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      spacing={1}
      noValidate
      onSubmit={scan}
      sx={{ flexWrap: 'wrap' }}
    >
      <TextField
        label={texts.scan}
        inputRef={field}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isMissing}
        helperText={isMissing ? <span role="alert">{texts.noCode}</span> : texts.scanHint}
        sx={{ flex: '1 1 13rem', maxWidth: '32rem' }}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        sx={{
          flex: 'none',
          alignSelf: 'start',
          // Beside the field, not its label; below both on a narrow screen.
          '@media (min-width: 22rem)': { marginTop: 'calc(1.5 * var(--text-small) + 0.25rem)' },
        }}
      >
        {texts.open}
      </Button>
    </Stack>
  );
}
