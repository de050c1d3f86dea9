import { useId, type Ref } from 'react';
import type { ImageType } from '../domain/imageFiles';
import { images } from './images.texts';
import styles from './ImagePicker.module.css';

type Props = {
  label: string;
  accept: readonly ImageType[];
  /** Why some files were refused. */
  problems: readonly string[];
  disabled: boolean;
  onFiles: (files: File[]) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** The text of the box; by default, that pictures can be chosen or dropped here. */
  invitation?: string;
  hint?: string;
};

/** A box to choose pictures or drop them on, with the reasons for refused files. */
export function ImageField(props: Props) {
  const { label, accept, problems, disabled, onFiles, inputRef, hint } = props;
  const { invitation = images.choose } = props;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']} data-disabled={disabled}>
        <input
          ref={inputRef}
          id={id}
          type="file"
          multiple
          accept={accept.join(',')}
          disabled={disabled}
          aria-invalid={problems.length > 0}
          aria-describedby={problems.length > 0 ? `${id}-types ${id}-problems` : `${id}-types`}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = ''; // so that the same file can be chosen again
          }}
        />
        {/* The native text would be 'no file chosen', as the field is emptied at once. */}
        <span aria-hidden="true">{invitation}</span>
      </span>
      <span id={`${id}-types`} className={styles['hint']}>
        {images.accepted(accept)}
        {hint && `. ${hint}`}
      </span>
      {problems.length > 0 && (
        <div id={`${id}-problems`} role="alert" className="field-error">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </div>
      )}
    </>
  );
}
