import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useContext, useId, useSyncExternalStore } from 'react';
import { selectAreSingleKeysOn, singleKeysSwitched } from './shortcutsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { shortcuts as texts } from './shortcuts.texts';
import { shortcutsIn, ShortcutsContext, type Shortcut } from './useShortcuts';
import { InfoDialog } from '../../components/InfoDialog';
import { Kbd } from './Kbd';
import styles from './ShortcutsDialog.module.css';

/** Every shortcut that holds now, and the switch for those without a modifier. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const areSingleKeysOn = useAppSelector(selectAreSingleKeysOn);
  const registry = useContext(ShortcutsContext);
  const entries = useSyncExternalStore(registry.subscribe, registry.entries);
  const hint = useId();
  return (
    <InfoDialog title={texts.title} onClose={onClose}>
      <Group title={texts.page} shortcuts={shortcutsIn(entries, 'page')} />
      <Group title={texts.everywhere} shortcuts={shortcutsIn(entries, 'everywhere')} />
      <FormControlLabel
        label={texts.singleKeys}
        control={
          <Switch
            checked={areSingleKeysOn}
            onChange={(_, isOn) => dispatch(singleKeysSwitched(isOn))}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <p id={hint} className={styles['hint']}>
        {texts.singleKeysHint} {texts.notWhileTyping}
      </p>
    </InfoDialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const id = useId();
  if (shortcuts.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {shortcuts.map(({ keys, does }) => (
          <li key={keys}>
            {does} <Kbd keys={keys} />
          </li>
        ))}
      </ul>
    </section>
  );
}
