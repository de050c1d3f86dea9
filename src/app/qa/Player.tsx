import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { callsUntil } from '../../snapshots/readRecording';
import { qa as texts } from './qa.texts';
import styles from './Qa.module.css';
import { goToMoment, type Playback } from './replay';

/** Steps through a recording, and lists the calls up to the current moment. */
export function Player({ playback: { recording, moment } }: { playback: Playback }) {
  const id = useId();
  const { moments, dropped, first } = recording;
  const happened = moments[moment - 1];
  const at = Date.parse(happened?.at ?? first.takenAt);
  const events = happened ? happened.events.join(', ') : texts.beforeFirst;
  const where = texts.moment(moment, moments.length, at);
  const calls = callsUntil(recording, moment);
  return (
    <section aria-label={texts.player} className={styles['player']}>
      <Typography id={id} variant="subtitle2" component="p">
        {texts.slider}
      </Typography>
      <Slider
        color="secondary"
        min={0}
        max={moments.length}
        value={moment}
        aria-labelledby={id}
        getAriaValueText={() => `${where}: ${events}`}
        onChange={(_, next) => void goToMoment(Number(next))}
      />
      <p>
        <b>{where}</b> {events}
      </p>
      {dropped > 0 && <p>{texts.dropped(dropped)}</p>}
      <details>
        <summary>{texts.calls(calls.length)}</summary>
        <ol aria-label={texts.callList} className={styles['calls']}>
          {calls.map(({ startedAt, method, path, status, milliseconds }, index) => (
            // The list only grows and shrinks at its end.
            <li key={index}>
              {texts.call(Date.parse(startedAt), method, path, status, milliseconds)}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
