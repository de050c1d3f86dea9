import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import ListSubheader from '@mui/material/ListSubheader';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { common } from '../../components/common.texts';
import { home } from '../catalogue/catalogue.texts';
import { commands as texts } from './commandPalette.texts';
import { useModal } from '../../hooks/useModal';
import { useFirstFocus } from '../../hooks/useFirstFocus';
import { Kbd } from '../shortcuts/Kbd';
import { useCommands } from './useCommands';
import styles from './CommandPalette.module.css';

/** The dialog that finds pages, actions, orders and products by name. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const firstFocus = useFirstFocus();
  useModal(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ paper: { className: styles['paper'] ?? '', ...firstFocus } }}
    >
      <h2 id={id} className="visually-hidden">
        {texts.title}
      </h2>
      <CommandList onClose={onClose} />
      <Button className={styles['close'] ?? ''} variant="outlined" onClick={onClose}>
        {common.close}
      </Button>
    </Dialog>
  );
}

/** A field with the matching results below it, which are chosen with arrows and Enter or by a press. */
function CommandList({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const found = useCommands(query);
  const { commands } = found;
  const hasNone = commands.length === 0;
  return (
    <>
      <Autocomplete
        open
        autoHighlight
        options={commands}
        value={null}
        inputValue={query}
        clearIcon={null}
        forcePopupIcon={false}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => id}
        filterOptions={(all) => all}
        onInputChange={(_, typed, reason) => {
          if (reason === 'input') setQuery(typed);
        }}
        onChange={(_, command) => {
          if (command === null) return;
          // Closes the dialog first: the chosen command may take the focus, or open its own dialog.
          onClose();
          command.run();
        }}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        slots={{ popper: Results }}
        slotProps={{
          popper: { hidden: hasNone },
          paper: { className: styles['results'] ?? '' },
          listbox: { 'aria-label': texts.results, className: styles['list'] ?? '' },
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={texts.input}
            autoFocus
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': texts.input },
            }}
          />
        )}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="none">
            <ListSubheader component="p" aria-hidden="true" className={styles['group'] ?? ''}>
              {group}
            </ListSubheader>
            <ul role="group" aria-label={group}>
              {children}
            </ul>
          </li>
        )}
        renderOption={({ key, ...props }, command) => (
          <li key={key} {...props}>
            <span className={styles['label']}>{command.label}</span>{' '}
            {command.detail && (
              <Typography component="small" variant="body2" color="textSecondary" noWrap>
                {command.detail}
              </Typography>
            )}{' '}
            {command.keys && <Kbd keys={command.keys} />}
          </li>
        )}
      />
      <p role="status" className={hasNone || found.isFailed ? styles['note'] : 'visually-hidden'}>
        {noteOn(query, found)}
      </p>
    </>
  );
}

// In the dialog itself, not in a layer above it.
function Results({ children, hidden }: PopperProps) {
  return hidden ? null : (children as ReactNode);
}

function noteOn(query: string, found: ReturnType<typeof useCommands>): string {
  const { commands, isReading, isFailed } = found;
  const count = texts.count(commands.length);
  if (isFailed) return commands.length > 0 ? `${count}. ${home.failed}` : home.failed;
  if (commands.length > 0) return count;
  return isReading ? texts.productsLoading : `${texts.nothing(query.trim())} ${texts.nothingHint}`;
}
