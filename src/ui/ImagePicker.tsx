import { useEffect, useId, useRef, useState } from 'react';
import { imageProblem, type ImageType } from '../domain/imageFiles';
import { images } from '../texts/images';
import { FilePreview } from './FilePreview';
import styles from './ImagePicker.module.css';

type Props = {
  label: string;
  accept: readonly ImageType[];
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** How many may be chosen, and what is said when there are more. */
  limit?: { max: number; text: string };
  disabled?: boolean;
};

/**
 * Choosing pictures: those already chosen stay when more are added, each can be removed. Only
 * files that are pictures by their content are kept; why others are not is said below.
 */
export function ImagePicker({ label, accept, files, onChange, limit, disabled = false }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { problems, add, remove } = useFiles(files, onChange, accept, limit);
  return (
    <div className={styles['picker']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']} data-disabled={disabled}>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={accept.join(',')}
          disabled={disabled}
          aria-invalid={problems.length > 0}
          aria-describedby={problems.length > 0 ? `${id}-types ${id}-problems` : `${id}-types`}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = ''; // so that the same file can be chosen again
          }}
        />
        {/* Browsers say 'no file chosen' of a field that hands its files over. */}
        <span aria-hidden="true">{images.choose}</span>
      </span>
      <span id={`${id}-types`} className={styles['hint']}>
        {images.accepted(accept)}
      </span>
      {problems.length > 0 && (
        <div id={`${id}-problems`} role="alert" className="field-error">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </div>
      )}
      <span aria-live="polite" className="visually-hidden">
        {files.length > 0 && images.added(files.length)}
      </span>
      {files.length > 0 && (
        <ul className={styles['chosen']} aria-label={images.chosen}>
          {files.map((file) => (
            <FilePreview
              key={`${file.name}/${file.size}/${file.lastModified}`}
              file={file}
              disabled={disabled}
              onRemove={() => {
                remove(file);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function useFiles(
  files: readonly File[],
  onChange: (files: File[]) => void,
  accept: readonly ImageType[],
  limit: Props['limit'],
) {
  const [problems, setProblems] = useState<string[]>([]);
  // Looking into files takes time: what was added meanwhile counts too.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);

  const change = (next: readonly File[]) => {
    latest.current = next;
    onChange([...next]);
  };

  const add = async (added: File[]) => {
    if (added.length === 0) return;
    const found = await Promise.all(added.map((file) => imageProblem(file, accept)));
    const refused = added.flatMap((file, index) => {
      const problem = found[index];
      return problem ? [images.problem(file.name, problem, accept)] : [];
    });
    const before = latest.current;
    const good = added.filter((file, index) => found[index] === null && !isAmong(before, file));
    const room = limit ? Math.max(0, limit.max - before.length) : good.length;
    const tooMany = limit && good.length > room ? [limit.text] : [];
    setProblems([...new Set([...tooMany, ...refused])]);
    if (good.length > 0 && room > 0) change([...before, ...good.slice(0, room)]);
  };

  const remove = (file: File) => {
    setProblems([]);
    change(latest.current.filter((other) => other !== file));
  };

  return { problems, add, remove };
}

function isAmong(files: readonly File[], { name, size, lastModified }: File): boolean {
  return files.some(
    (file) => file.name === name && file.size === size && file.lastModified === lastModified,
  );
}
