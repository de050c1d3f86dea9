import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { DEFAULT_VIEW, isSameView, type OrderView } from '../../domain/orderView';
import { useDraft } from '../form-drafts/useDraft';
import { isNaming, useSavedViews, type SavedViewMode } from './useSavedViews';
import { MAX_NAME_LENGTH } from './savedViewsSlice';
import { orderList } from './orderList.texts';
import { ToggleChip } from '../../components/ToggleChip';
import { common } from '../../components/common.texts';
import { focusHeading } from '../../components/focusHeading';
import { usePageState } from '../../hooks/usePageState';

const texts = orderList.views;

type Props = {
  view: OrderView;
  /** Whether the search may be for a customer; such a search is not stored on this device. */
  isPersonSearch: boolean;
  onChoose: (view: OrderView) => void;
  mode: SavedViewMode;
  onModeChange: (mode: SavedViewMode) => void;
};

const ROW = { flexWrap: 'wrap', gap: 0.75, alignItems: 'center' } as const;

/** The saved views in a row, and the actions on the current one. */
export function SavedViews({ view, isPersonSearch, onChoose, mode, onModeChange }: Props) {
  const { views, findName, has, save, rename, remove, restore } = useSavedViews();
  const [typed, setTyped] = usePageState<string | null>('saved-view/name', null);
  const [isMissing, setIsMissing] = usePageState<boolean>('missing/saved-view', false);
  const section = useRef<HTMLElement>(null);
  // A draft, because it must survive a reload as the changed filters do.
  const [applied, setApplied, forgetApplied] = useDraft('saved-view', { name: '' });
  const current = findName(view, applied.name);
  const isDefault = isSameView(view, DEFAULT_VIEW);
  const changed =
    current === undefined && !isDefault
      ? views.find(({ name }) => name === applied.name)
      : undefined;
  useEffect(() => {
    if (current !== undefined) setApplied({ name: current });
  }, [current, setApplied]);
  // A list that opens without filters is no change to the view that was applied last.
  const startAnew = useEffectEvent(() => isDefault && applied.name !== '' && forgetApplied());
  useEffect(() => void startAnew(), []);
  const endMode = () => {
    onModeChange(null);
    setTyped(null);
    setIsMissing(false);
  };
  // The form is removed, without any view the section too.
  const closeForm = ({ isSaved = false } = {}) => {
    const hasViews = views.length > 0 || isSaved;
    if (hasViews) section.current?.focus();
    else focusHeading();
    endMode();
  };
  const renamed = mode?.kind === 'rename' ? mode.name : undefined;
  const viewToSave = isPersonSearch ? { ...view, search: '' } : view;
  if (views.length === 0 && mode === null) return null;

  return (
    <Stack
      component="section"
      ref={section}
      tabIndex={-1}
      direction="row"
      useFlexGap
      aria-label={texts.title}
      sx={{ ...ROW, marginBottom: 1 }}
    >
      {views.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          useFlexGap
          aria-label={texts.title}
          sx={{ ...ROW, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {views.map(({ name, view: saved }) => (
            <li key={name}>
              <ToggleChip
                isPressed={name === current}
                onClick={() => {
                  endMode();
                  setApplied({ name });
                  onChoose(saved);
                }}
              >
                {name}
              </ToggleChip>
            </li>
          ))}
        </Stack>
      )}
      {current !== undefined && !isNaming(mode) && (
        <>
          <Button onClick={() => onModeChange({ kind: 'rename', name: current })}>
            {texts.rename}
          </Button>
          <Button onClick={() => onModeChange({ kind: 'deleted', ...remove(current) })}>
            {texts.delete}
          </Button>
        </>
      )}
      {changed && mode === null && (
        <>
          <Typography variant="body2">{texts.changed(changed.name)}</Typography>
          {isPersonSearch && <Typography variant="body2">{texts.noPerson}</Typography>}
          <Button
            onClick={() => {
              section.current?.focus(); // the pressed button is removed
              onChoose(changed.view);
            }}
          >
            {texts.reset}
          </Button>
          {!isSameView(viewToSave, changed.view) && (
            <Button
              onClick={() => {
                section.current?.focus();
                save(changed.name, viewToSave);
              }}
            >
              {texts.saveChanged}
            </Button>
          )}
        </>
      )}
      {isNaming(mode) && (
        <ViewNameForm
          text={typed ?? renamed ?? ''}
          isMissing={isMissing}
          onText={setTyped}
          onMissing={() => setIsMissing(true)}
          note={renamed === undefined && isPersonSearch ? texts.noPerson : null}
          isTaken={(name) => has(name) && name.toLowerCase() !== renamed?.toLowerCase()}
          onName={(name) => {
            if (renamed === undefined) save(name, viewToSave);
            else rename(renamed, name);
            setApplied({ name });
            closeForm({ isSaved: true });
          }}
          onCancel={() => closeForm()}
        />
      )}
      <Typography role="status">{mode?.kind === 'deleted' && texts.deleted(mode.name)}</Typography>
      {mode?.kind === 'deleted' && (
        <Button
          autoFocus
          onClick={() => {
            restore(mode);
            setApplied({ name: mode.name });
            closeForm({ isSaved: true });
          }}
        >
          {texts.restore}
        </Button>
      )}
    </Stack>
  );
}

const NAME_FORM = {
  flex: 1,
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'start',
  minWidth: 0,
  // Aligned with the field, which has its label above.
  '& > button': { marginTop: 'calc(1.5 * var(--text-small) + 0.25rem)' },
};

type NameFormProps = {
  text: string;
  /** Whether it was to be saved without a name. */
  isMissing: boolean;
  onText: (text: string) => void;
  onMissing: () => void;
  /** A hint before saving. */
  note: string | null;
  /** Whether saving under this name replaces another view. */
  isTaken: (name: string) => boolean;
  onName: (name: string) => void;
  onCancel: () => void;
};

/** Asks for a view's name. */
function ViewNameForm(props: NameFormProps) {
  const { text, note, isTaken, onText, onMissing, onName, onCancel } = props;
  const name = text.trim();
  const isMissing = props.isMissing && name === '';
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      sx={NAME_FORM}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (name === '') onMissing();
        else onName(name);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <TextField
        sx={{ flex: '0 1 22rem' }}
        label={texts.name}
        autoFocus
        value={text}
        error={isMissing}
        helperText={isMissing ? <span role="alert">{texts.nameMissing}</span> : note}
        onChange={(event) => onText(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: MAX_NAME_LENGTH } }}
      />
      <Button type="submit" variant="contained">
        {isTaken(name) ? texts.overwrite : texts.saveName}
      </Button>
      <Button variant="outlined" onClick={onCancel}>
        {common.cancel}
      </Button>
    </Stack>
  );
}
