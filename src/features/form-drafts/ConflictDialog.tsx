import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { common } from '../../components/common.texts';
import { conflicts as texts } from './conflicts.texts';
import { ModalDialog } from '../../components/Dialog';
import { RadioField } from '../../components/RadioField';
import type { Question, Side } from './useEditSession';

type Props = {
  question: Question;
  labels: Readonly<Record<string, string>>;
  /** Formats a value; by default it is shown as it is. */
  formatValue?: (value: string) => string;
};

const SIDES: readonly Side[] = ['theirs', 'mine'];

/** Asks, field by field, which of two values to save. */
export function ConflictDialog({ question, labels, formatValue = (value) => value }: Props) {
  const { conflicts, choose, cancel } = question;
  const [sides, setSides] = useState<Record<string, Side>>({});
  const format = (value: string | readonly string[]) =>
    typeof value === 'string' ? formatValue(value) : value.join(', ');
  return (
    <ModalDialog
      title={texts.question}
      onClose={cancel}
      onSubmit={() => choose(sides)}
      actions={
        <>
          <Button onClick={cancel}>{common.cancel}</Button>
          <Button type="submit" variant="contained">
            {common.confirm}
          </Button>
        </>
      }
    >
      <DialogContentText>{texts.explanation}</DialogContentText>
      <Stack spacing={2} sx={{ marginTop: 2, whiteSpace: 'pre-line' }}>
        {conflicts.map(({ field, ...values }) => (
          <RadioField
            key={field}
            legend={labels[field] ?? ''}
            hint={texts.was(format(values.base))}
            options={SIDES.map((side) => ({
              value: side,
              text: texts[side](format(values[side])),
            }))}
            value={sides[field] ?? 'theirs'}
            onChange={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
      </Stack>
    </ModalDialog>
  );
}
