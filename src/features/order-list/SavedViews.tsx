import { useState } from 'react';
import type { OrderView } from './orderView';
import { useSavedViews } from './useSavedViews';
import { MAX_SAVED_VIEWS } from './savedViewsSlice';
import { adminOrders } from './adminOrders.texts';
import { LinkButton } from '../../components/LinkButton';
import { ViewNameForm } from './ViewNameForm';
import { isNaming, type ViewTask } from './savedViewMode';
import styles from './SavedViews.module.css';

const texts = adminOrders.views;

type Props = {
  view: OrderView;
  /** Whether the search is for a customer, which is not kept on this device. */
  hasPerson: boolean;
  onChoose: (view: OrderView) => void;
  task: ViewTask;
  onTask: (task: ViewTask) => void;
};

/** The saved views in a row, and what can be done with the one that is shown. */
export function SavedViews({ view, hasPerson, onChoose, task, onTask }: Props) {
  const { views, isFull, nameOf, has, save, rename, remove } = useSavedViews();
  const [latest, setLatest] = useState('');
  const shown = nameOf(view);
  const kept = hasPerson ? { ...view, search: '' } : view;
  if (views.length === 0 && task === null) return null;

  const named = (name: string) => {
    setLatest(name);
    onTask(null);
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
                aria-pressed={name === shown}
                onClick={() => {
                  named(name);
                  onChoose(saved);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && !isNaming(task) && (
        <>
          <LinkButton onClick={() => onTask({ kind: 'rename', name: shown })}>
            {texts.rename}
          </LinkButton>
          <LinkButton
            onClick={() => onTask({ kind: 'deleted', name: shown, restore: remove(shown) })}
          >
            {texts.delete}
          </LinkButton>
        </>
      )}
      {task?.kind === 'save' && (
        <ViewNameForm
          initial={has(latest) ? latest : ''}
          note={isFull ? texts.tooMany(MAX_SAVED_VIEWS) : hasPerson ? texts.noPerson : null}
          isTaken={has}
          isFull={isFull}
          onName={(name) => {
            save(name, kept);
            named(name);
          }}
          onCancel={() => onTask(null)}
        />
      )}
      {task?.kind === 'rename' && (
        <ViewNameForm
          initial={task.name}
          note={null}
          isTaken={(name) => has(name) && name.toLowerCase() !== task.name.toLowerCase()}
          onName={(name) => {
            rename(task.name, name);
            named(name);
          }}
          onCancel={() => onTask(null)}
        />
      )}
      <p role="status" className={styles['news']}>
        {task?.kind === 'deleted' && texts.deleted(task.name)}
      </p>
      {task?.kind === 'deleted' && (
        <LinkButton
          autoFocus
          onClick={() => {
            task.restore();
            onTask(null);
          }}
        >
          {texts.restore}
        </LinkButton>
      )}
    </section>
  );
}
