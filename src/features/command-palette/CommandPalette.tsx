import Dialog from '@mui/material/Dialog';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useState } from 'react';
import { common } from '../../components/common.texts';
import { commands as texts } from './commands.texts';
import { useFirstFocus } from '../../hooks/useFirstFocus';
import { MuiTheme } from '../../components/theme/MuiTheme';
import { Kbd } from '../shortcuts/Kbd';
import { useCommands, type Command } from './useCommands';
import styles from './CommandPalette.module.css';

/** The dialog in which everything is found by its name. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const firstFocus = useFirstFocus();
  return (
    <MuiTheme>
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
      </Dialog>
    </MuiTheme>
  );
}

/** A field, and below it what fits, to be chosen with arrows and Enter or by pressing it. */
function CommandList({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const { commands, isReading } = useCommands(query);
  const list = useAutocomplete({
    open: true,
    options: commands,
    value: null,
    inputValue: query,
    autoHighlight: true,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    filterOptions: (all) => all,
    onInputChange: (_, typed, reason) => {
      if (reason === 'input') setQuery(typed);
    },
    onChange: (_, command) => {
      if (command === null) return;
      // The dialog goes first: what is chosen may take the focus, or open a dialog of its own.
      onClose();
      command.run();
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  return (
    <>
      <div className={styles['head']}>
        <div {...list.getRootProps()} className="field">
          <input
            {...list.getInputProps()}
            aria-label={texts.input}
            placeholder={texts.input}
            autoFocus
          />
        </div>
        <button type="button" className="button" onClick={onClose}>
          {common.close}
        </button>
      </div>
      <p role="status" className={commands.length > 0 ? 'visually-hidden' : styles['note']}>
        {noteOn(query, commands, isReading)}
      </p>
      {commands.length > 0 && (
        <ul {...list.getListboxProps()} aria-label={texts.results} className={styles['list']}>
          {list.groupedOptions.map(({ group, options, index }) => (
            <li key={group} role="none">
              <p aria-hidden="true">{group}</p>
              <ul role="group" aria-label={group}>
                {options.map((command, place) => {
                  const option = { option: command, index: index + place };
                  const { key, ...props } = list.getOptionProps(option);
                  return (
                    <li key={key} {...props}>
                      <span>{command.label}</span>{' '}
                      {command.detail && <small>{command.detail}</small>}{' '}
                      {command.keys && <Kbd keys={command.keys} />}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function noteOn(query: string, commands: readonly Command[], isReading: boolean): string {
  if (commands.length > 0) return texts.count(commands.length);
  return isReading ? texts.productsLoading : `${texts.nothing(query.trim())} ${texts.nothingHint}`;
}
