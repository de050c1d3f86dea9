import { useState } from 'react';
import type { OrderView } from './orderView';
import { isNaming, useSavedViews, type SavedViewMode } from './useSavedViews';
import { MAX_SAVED_VIEWS } from './savedViewsSlice';
import { adminOrders } from './adminOrders.texts';
import { LinkButton } from '../../components/LinkButton';
import { ViewNameForm } from './ViewNameForm';
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
          <LinkButton onClick={() => onModeChange({ kind: 'rename', name: current })}>
            {texts.rename}
          </LinkButton>
          <LinkButton
            onClick={() =>
              onModeChange({ kind: 'deleted', name: current, restore: remove(current) })
            }
          >
            {texts.delete}
          </LinkButton>
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
        <LinkButton
          autoFocus
          onClick={() => {
            mode.restore();
            onModeChange(null);
          }}
        >
          {texts.restore}
        </LinkButton>
      )}
    </section>
  );
}
