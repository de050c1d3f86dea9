import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import { useId, type ChangeEvent, type Ref } from 'react';
import type { ImageType } from '../domain/imageFiles';
import { images } from './images.texts';
import styles from './ImagePicker.module.css';

type Props = {
  label: string;
  accept: readonly ImageType[];
  /** Why some files were refused. */
  problems: readonly string[];
  disabled: boolean;
  /** How many pictures wait to be sent, for screen readers; the field itself is empty. */
  count?: number;
  onFiles: (files: File[]) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The text of the box; by default, that pictures can be chosen or dropped here. */
  invitation?: string;
  hint?: string;
};

/** A box to choose pictures or drop them on, with the reasons for refused files. */
export function ImageField(props: Props) {
  const { label, accept, problems, disabled, count = 0, onFiles, inputRef, hint } = props;
  const { invitation = images.choose } = props;
  const id = useId();
  const hasProblems = problems.length > 0;
  return (
    <FormControl fullWidth disabled={disabled} error={hasProblems}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Button
        component="span"
        role="none"
        tabIndex={-1}
        variant="outlined"
        color={hasProblems ? 'error' : 'primary'}
        disabled={disabled}
        className={styles['box'] ?? ''}
      >
        <InputBase
          id={id}
          type="file"
          inputRef={inputRef}
          aria-describedby={hasProblems ? `${id}-types ${id}-problems` : `${id}-types`}
          slotProps={{ input: { multiple: true, accept: accept.join(',') } }}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            onFiles([...(target.files ?? [])]);
            target.value = ''; // so that the same file can be chosen again
          }}
        />
        {/* The native text would be 'no file chosen', as the field is emptied at once. */}
        <span aria-hidden="true">{invitation}</span>
      </Button>
      <FormHelperText id={`${id}-types`} component="span" error={false}>
        {images.accepted(accept)}
        {hint && `. ${hint}`}
      </FormHelperText>
      <span aria-live="polite" className="visually-hidden">
        {count > 0 && images.added(count)}
      </span>
      {hasProblems && (
        <FormHelperText id={`${id}-problems`} component="div" role="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </FormHelperText>
      )}
    </FormControl>
  );
}
