import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState, useSyncExternalStore } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl';
import { pathToComparison } from './compare/comparison';
import { Changes } from './Changes';
import { EventList } from './EventList';
import { Marks } from './Marks';
import {
  baseOf,
  changePlayer,
  currentPlayer,
  jumpTo,
  mark,
  pause,
  play,
  SPEEDS,
  stepBy,
  subscribeToPlayer,
  switchChanges,
} from './player';
import { playerCommands, usePlayerKeys, type Command } from './playerKeys';
import { qa as texts } from './qa.texts';
import styles from './Player.module.css';
import { addressOfReplay, type Playback } from './replay';
import { STEPS, type Step } from './timeline';

/** Plays a recording: its controls, its events, and what has changed. */
export function Player({ playback: { timeline, moment } }: { playback: Playback }) {
  const player = useSyncExternalStore(subscribeToPlayer, currentPlayer);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { recording, entries, last } = timeline;
  const { moments, dropped, first } = recording;
  const { isPlaying, speed, shortensPauses, step, marked, areChangesShown } = player;
  const happened = moments[moment - 1];
  const at = Date.parse(happened?.at ?? first.takenAt);
  const events = happened
    ? entries.flatMap((entry) => (entry.moment === moment ? entry.text : [])).join(', ')
    : texts.beforeFirst;
  const base = baseOf(moment);
  const compare = async () => {
    const address = await addressOfReplay().catch(() => null);
    setProblem(address === null ? texts.notKept : null);
    if (address !== null)
      open(pathToComparison({ address, moment: base }, { address, moment }), '_blank');
  };
  const where = texts.moment(moment, last, at);

  const commands = playerCommands(moment, last, isPlaying, () => setAreKeysShown(!areKeysShown));
  usePlayerKeys(commands);

  return (
    <section aria-label={texts.player} className={styles['player']}>
      <div className={styles['main']}>
        <div className={styles['track']}>
          <Marks timeline={timeline} />
          <Slider
            color="secondary"
            min={0}
            max={last}
            value={moment}
            disabled={last === 0}
            marks={marked === null ? [] : [{ value: marked }]}
            aria-label={texts.slider}
            getAriaValueText={() => `${where}: ${events}`}
            onChange={(_, next) => jumpTo(Number(next))}
          />
        </div>
        <p className={styles['where']}>
          <b>{where}</b> {events}
        </p>
        <div className={styles['row']}>
          <Button variant="contained" onClick={isPlaying ? pause : play} disabled={last === 0}>
            {isPlaying ? texts.pause : texts.play}
          </Button>
          <Button variant="outlined" onClick={() => stepBy(step, -1)}>
            {texts.back}
          </Button>
          <Button variant="outlined" onClick={() => stepBy(step, 1)}>
            {texts.forward}
          </Button>
          <Choice
            label={texts.step}
            options={Object.keys(STEPS).map((name) => [name, texts.steps[name as Step]])}
            value={step}
            onChange={(name) => changePlayer({ step: name as Step })}
          />
          <Choice
            label={texts.speed}
            options={SPEEDS.map((times) => [String(times), texts.times(times)])}
            value={String(speed)}
            onChange={(times) => changePlayer({ speed: Number(times) })}
          />
          <Button
            variant="outlined"
            aria-expanded={areKeysShown}
            onClick={() => setAreKeysShown(!areKeysShown)}
          >
            {texts.keys}
          </Button>
        </div>
        {dropped > 0 && <p>{texts.dropped(dropped)}</p>}
        <div className={styles['row']}>
          <Button variant="outlined" onClick={() => mark(marked === null ? moment : null)}>
            {marked === null ? texts.mark : texts.unmark(marked)}
          </Button>
          <Button variant="outlined" disabled={base === moment} onClick={() => void compare()}>
            {texts.compareWith(base)}
          </Button>
          <FormControlLabel
            label={texts.shortenPauses}
            control={
              <Switch
                checked={shortensPauses}
                onChange={(_, isOn) => changePlayer({ shortensPauses: isOn })}
              />
            }
          />
        </div>
        {problem !== null && <Alert severity="error">{problem}</Alert>}
      </div>
      <div className={styles['side']}>
        {areKeysShown ? (
          <KeyList commands={commands} />
        ) : (
          <>
            <SegmentedControl
              label={texts.side}
              options={[
                { value: 'events', text: texts.events },
                { value: 'changes', text: texts.changes },
              ]}
              value={areChangesShown ? 'changes' : 'events'}
              onChange={switchChanges}
            />
            {areChangesShown ? (
              <Changes {...{ timeline, moment, marked, isPlaying }} />
            ) : (
              <EventList timeline={timeline} moment={moment} />
            )}
          </>
        )}
      </div>
    </section>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      fullWidth={false}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

/** The keys of the player, where the events and changes are otherwise. */
function KeyList({ commands }: { commands: readonly Command[] }) {
  return (
    <List dense disablePadding aria-label={texts.keysTitle} className={styles['keys'] ?? ''}>
      {commands.map(({ keys, does }) => (
        <ListItem key={does} disablePadding className={styles['key'] ?? ''}>
          {does}
          <Chip
            component="kbd"
            size="small"
            variant="outlined"
            label={texts.keyNames[keys] ?? keys.toUpperCase()}
          />
        </ListItem>
      ))}
    </List>
  );
}
