import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { selectAreSingleKeysOn, singleKeysSwitched } from './shortcutsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { shortcuts as texts } from './shortcuts.texts';
import { shortcutsIn, useShortcutEntries, type Shortcut } from './useShortcuts';
import { InfoDialog } from '../../components/Dialog';
import { Kbd } from './Kbd';

/** Every active shortcut, and the switch for those without a modifier. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const areSingleKeysOn = useAppSelector(selectAreSingleKeysOn);
  const entries = useShortcutEntries();
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
      <FormHelperText id={hint}>
        {texts.singleKeysHint} {texts.notWhileTyping}
      </FormHelperText>
    </InfoDialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const id = useId();
  if (shortcuts.length === 0) return null;
  return (
    <section>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      <List dense aria-labelledby={id} sx={{ marginBottom: 2 }}>
        {shortcuts.map(({ keys, does }) => (
          <ListItem
            key={keys}
            divider
            disableGutters
            sx={{ justifyContent: 'space-between', gap: 2 }}
          >
            {does} <Kbd keys={keys} />
          </ListItem>
        ))}
      </List>
    </section>
  );
}
