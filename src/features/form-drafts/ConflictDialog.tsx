import Button from '@mui/material/Button';
import { useState } from 'react';
import { common } from '../../components/common.texts';
import { conflicts as texts } from '../../components/conflicts.texts';
import { ModalDialog } from '../../components/Dialog';
import type { Question, Side } from './useEditSession';
import styles from './ConflictDialog.module.css';

type Props = {
  question: Question;
  /** The fields' labels. */
  labels: Readonly<Record<string, string>>;
  /** Formats a value; by default it is shown as it is. */
  formatValue?: (value: string) => string;
};

const SIDES: readonly Side[] = ['theirs', 'mine'];

/** Asks, field by field, which of two values is to be saved. */
export function ConflictDialog({ question, labels, formatValue = (value) => value }: Props) {
  const { conflicts, choose, cancel } = question;
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = (field: string) => sides[field] ?? 'theirs';
  const format = (value: string | readonly string[]) =>
    quoted(typeof value === 'string' ? formatValue(value) : value.join(', '));
  return (
    <ModalDialog
      title={texts.question}
      onClose={cancel}
      onSubmit={() =>
        choose(Object.fromEntries(conflicts.map(({ field }) => [field, sideOf(field)])))
      }
      actions={
        <>
          <Button onClick={cancel}>{common.cancel}</Button>
          <Button type="submit" variant="contained">
            {common.confirm}
          </Button>
        </>
      }
    >
      <p className={styles['explanation']}>{texts.explanation}</p>
      {conflicts.map(({ field, ...values }) => (
        <fieldset key={field} className={styles['field']}>
          <legend>{labels[field]}</legend>
          <p>{texts.was(format(values.base))}</p>
          {SIDES.map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={field}
                checked={sideOf(field) === side}
                onChange={() => setSides({ ...sides, [field]: side })}
              />
              <span>{texts[side](format(values[side]))}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </ModalDialog>
  );
}

function quoted(value: string): string {
  return value.trim() === '' ? texts.empty : `«${value}»`;
}
