import Button from '@mui/material/Button';
import { useState, useId } from 'react';
import type { OrderView } from './orderView';
import { isNaming, useSavedViews, type SavedViewMode } from './useSavedViews';
import { MAX_SAVED_VIEWS } from './savedViewsSlice';
import { adminOrders } from './adminOrders.texts';
import { common } from '../../components/common.texts';
import styles from './SavedViews.module.css';

const texts = adminOrders.views;

type Props = {
  view: OrderView;
  /** Whether the search is for a customer, which is not stored on this device. */
  isPersonSearch: boolean;
  onChoose: (view: OrderView) => void;
  mode: SavedViewMode;
  onModeChange: (mode: SavedViewMode) => void;
};

/** The saved views in a row, and what can be done with the current one. */
export function SavedViews({ view, isPersonSearch, onChoose, mode, onModeChange }: Props) {
  const { views, isFull, findName, has, save, rename, remove } = useSavedViews();
  const [latest, setLatest] = useState('');
  const current = findName(view);
  const viewToSave = isPersonSearch ? { ...view, search: '' } : view;
  if (views.length === 0 && mode === null) return null;

  const finish = (name: string) => {
    setLatest(name);
    onModeChange(null);
  };
  return (
    <section aria-label={texts.title} className={styles['views']}>
      {views.length > 0 && (
        <ul aria-label={texts.title}>
          {views.map(({ name, view: saved }) => (
            <li key={name}>
              <button
                type="button"
                className={styles['view']}
                aria-pressed={name === current}
                onClick={() => {
                  finish(name);
                  onChoose(saved);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {current !== undefined && !isNaming(mode) && (
        <>
          <Button onClick={() => onModeChange({ kind: 'rename', name: current })}>
            {texts.rename}
          </Button>
          <Button
            onClick={() =>
              onModeChange({ kind: 'deleted', name: current, restore: remove(current) })
            }
          >
            {texts.delete}
          </Button>
        </>
      )}
      {mode?.kind === 'save' && (
        <ViewNameForm
          initial={has(latest) ? latest : ''}
          note={isFull ? texts.tooMany(MAX_SAVED_VIEWS) : isPersonSearch ? texts.noPerson : null}
          isTaken={has}
          isFull={isFull}
          onName={(name) => {
            save(name, viewToSave);
            finish(name);
          }}
          onCancel={() => onModeChange(null)}
        />
      )}
      {mode?.kind === 'rename' && (
        <ViewNameForm
          initial={mode.name}
          note={null}
          isTaken={(name) => has(name) && name.toLowerCase() !== mode.name.toLowerCase()}
          onName={(name) => {
            rename(mode.name, name);
            finish(name);
          }}
          onCancel={() => onModeChange(null)}
        />
      )}
      <p role="status" className={styles['news']}>
        {mode?.kind === 'deleted' && texts.deleted(mode.name)}
      </p>
      {mode?.kind === 'deleted' && (
        <Button
          autoFocus
          onClick={() => {
            mode.restore();
            onModeChange(null);
          }}
        >
          {texts.restore}
        </Button>
      )}
    </section>
  );
}

const MAX_NAME_LENGTH = 60;

type NameFormProps = {
  initial: string;
  /** A hint before saving. */
  note: string | null;
  /** Whether saving under this name replaces another view. */
  isTaken: (name: string) => boolean;
  /** Only taken names are accepted: there may be no more views. */
  isFull?: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
};

/** Asks for a view's name. */
function ViewNameForm({ initial, note, isTaken, isFull = false, onName, onCancel }: NameFormProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  const name = text.trim();
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') setIsMissing(true);
        else if (!isFull || isTaken(name)) onName(name);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label className="field">
        {texts.name}
        <input
          autoFocus
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={text}
          aria-invalid={isMissing && name === ''}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-main">
        {isTaken(name) ? texts.overwrite : texts.saveName}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {common.cancel}
      </button>
      <p id={`${id}-note`} className={styles['note']}>
        {isMissing && name === '' ? (
          <span role="alert" className="field-error">
            {texts.nameMissing}
          </span>
        ) : (
          note
        )}
      </p>
    </form>
  );
}
