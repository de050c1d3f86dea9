import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { canonicalJson } from '../../snapshots/canonical';
import { mask } from '../../snapshots/words';
import { saveFile } from '../../domain/saveFile';
import { isKept } from './library/library';
import { qa as texts } from './qa.texts';
import styles from './Qa.module.css';
import type { Replay } from './replay';

/** Gives the moment on screen to others: as a link, or as a file of its own with the tester's note. */
export function Share({ replay: { snapshot, playback, source } }: { replay: Replay }) {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [said, setSaid] = useState('');

  const copyLink = async (address: string) => {
    const link = linkTo(address, playback?.moment ?? null);
    try {
      await navigator.clipboard.writeText(link);
      setSaid(isKept(address) ? texts.linkCopiedHere : texts.linkCopied);
    } catch {
      // The browser did not allow it: the person can copy the text.
      setSaid(texts.linkTo(link));
    }
  };
  const copySnapshot = () => {
    const name = texts.snapshotName(snapshot.takenAt.slice(0, 19).replaceAll(':', '-'));
    const typed = note.trim();
    saveFile(name, canonicalJson({ ...snapshot, ...(typed !== '' && { note: mask(typed) }) }));
    setSaid(texts.snapshotCopied(name));
  };

  return (
    <div className={styles['row']}>
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {texts.share}
      </Button>
      {isOpen && (
        <>
          <TextField
            fullWidth={false}
            label={texts.note}
            helperText={texts.noteHint}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button variant="outlined" onClick={copySnapshot}>
            {texts.copySnapshot}
          </Button>
          {source.address === null ? (
            <p>{texts.noLink}</p>
          ) : (
            <Button variant="outlined" onClick={() => void copyLink(source.address ?? '')}>
              {texts.copyLink}
            </Button>
          )}
          <div role="status">{said !== '' && <Alert severity="success">{said}</Alert>}</div>
        </>
      )}
    </div>
  );
}

/** Returns the link that opens a file of this site, at a moment if it is a recording. */
function linkTo(address: string, moment: number | null): string {
  const url = new URL('/', location.href);
  url.searchParams.set('replay', address);
  if (moment !== null) url.searchParams.set('momento', String(moment));
  return url.href;
}
