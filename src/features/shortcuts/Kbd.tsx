import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { parseKeybinding } from 'tinykeys';
import { shortcuts as texts } from './shortcuts.texts';

/** The keys of a shortcut as they are labelled on the keyboard. `keys`: in the format of tinykeys. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      noWrap
      sx={{ flexShrink: 0 }}
    >
      {parseKeybinding(keys).map(([modifiers, , key], index) => (
        <span key={index}>
          {index > 0 && ` ${texts.after} `}
          {[...modifiers, String(key)].map((part, index) => (
            <span key={part}>
              {index > 0 && '+'}
              <Chip component="kbd" size="small" variant="outlined" label={nameOf(part)} />
            </span>
          ))}
        </span>
      ))}
    </Typography>
  );
}

function nameOf(key: string): string {
  return texts.keys[key] ?? key.replace(/^(Key|Digit)(?=.$)/, '').toUpperCase();
}
