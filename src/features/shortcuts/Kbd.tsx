import { parseKeybinding } from 'tinykeys';
import { shortcuts as texts } from './shortcuts.texts';
import styles from './Kbd.module.css';

/** The keys of a shortcut as people find them on the keyboard. `keys`: as tinykeys reads them. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={styles['keys']}>
      {parseKeybinding(keys).map(([modifiers, , key], place) => (
        <span key={place}>
          {place > 0 && ` ${texts.after} `}
          {[...modifiers, String(key)].map((part, index) => (
            <span key={part}>
              {index > 0 && '+'}
              <kbd>{nameOf(part)}</kbd>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

function nameOf(key: string): string {
  return texts.keys[key] ?? key.replace(/^(Key|Digit)(?=.$)/, '').toUpperCase();
}
