import TextField from '@mui/material/TextField';
import { report as texts } from '../../snapshots/snapshots.texts';
import styles from './Report.module.css';

type ContentsProps = { title: string; contains: string };

/** Says what is in a report, what is replaced in it and what is not in it. */
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

/** Shows the text of a report when it is asked for. */
export function ReportPreview({ summary, name, text }: PreviewProps) {
  return (
    <details>
      <summary className={styles['summary']}>{summary}</summary>
      <TextField
        multiline
        rows={12}
        value={text}
        slotProps={{
          // Its lines do not wrap, so they need not be measured.
          input: { readOnly: true, inputComponent: 'textarea' },
          htmlInput: { 'aria-label': name, className: styles['text'], wrap: 'off' },
        }}
      />
    </details>
  );
}
