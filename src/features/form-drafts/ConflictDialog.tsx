import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { common } from '../../components/common.texts';
import { conflicts as texts } from '../../components/conflicts.texts';
import { ModalDialog } from '../../components/Dialog';
import type { Question, Side } from './useEditSession';

type Props = {
  question: Question;
  labels: Readonly<Record<string, string>>;
  /** Formats a value; by default it is shown as it is. */
  formatValue?: (value: string) => string;
};

const SIDES: readonly Side[] = ['theirs', 'mine'];

/** Asks, field by field, which of two values is to be saved. */
export function ConflictDialog({ question, labels, formatValue = (value) => value }: Props) {
  const { conflicts, choose, cancel } = question;
  const [sides, setSides] = useState<Record<string, string>>({});
  const sideOf = (field: string): Side => (sides[field] === 'mine' ? 'mine' : 'theirs');
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
      <DialogContentText>{texts.explanation}</DialogContentText>
      <Stack spacing={2} sx={{ marginTop: 2 }}>
        {conflicts.map(({ field, ...values }) => (
          <FormControl key={field} component="fieldset" sx={{ whiteSpace: 'pre-line' }}>
            <FormLabel component="legend">{labels[field]}</FormLabel>
            <Typography variant="body2">{texts.was(format(values.base))}</Typography>
            <RadioGroup
              name={field}
              value={sideOf(field)}
              onChange={(_, side) => setSides({ ...sides, [field]: side })}
            >
              {SIDES.map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  label={texts[side](format(values[side]))}
                  control={<Radio />}
                />
              ))}
            </RadioGroup>
          </FormControl>
        ))}
      </Stack>
    </ModalDialog>
  );
}

function quoted(value: string): string {
  return value.trim() === '' ? texts.empty : `«${value}»`;
}
