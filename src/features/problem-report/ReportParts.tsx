import TextField from '@mui/material/TextField';
import { report as texts } from '../../snapshots/snapshots.texts';
import styles from './Report.module.css';

type ContentsProps = { title: string; contains: string };

/** Explains what a report contains, replaces and leaves out. */
export function ReportContents({ title, contains }: ContentsProps) {
  return (
    <dl className={styles['contents']}>
      <dt>{title}</dt>
      <dd>{contains}</dd>
      <dt>{texts.replacedTitle}</dt>
      <dd>{texts.replaced}</dd>
      <dt>{texts.leftOutTitle}</dt>
      <dd>{texts.leftOut}</dd>
    </dl>
  );
}

type PreviewProps = { summary: string; name: string; text: string };

/** Shows the text of a report on demand. */
export function ReportPreview({ summary, name, text }: PreviewProps) {
  return (
    <details>
      {/* A dialog leads the focus back to its first control, and MUI does not look for this element. */}
      <summary tabIndex={0} className={styles['summary']}>
        {summary}
      </summary>
      <TextField
        multiline
        rows={12}
        value={text}
        slotProps={{
          input: { readOnly: true, inputComponent: 'textarea' },
          htmlInput: { 'aria-label': name, className: styles['text'], wrap: 'off' },
        }}
      />
    </details>
  );
}
