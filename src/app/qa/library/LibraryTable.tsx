import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Column } from '../../../components/CardTable';
import { focusHeadingIfRemoved } from '../../../components/focusHeading';
import { PagedTable } from '../../../components/PagedTable';
import { formatDateTime } from '../../../domain/dates';
import { useFocusLost } from '../../../hooks/useFocusLost';
import { useHasBeenInView } from '../../../hooks/useInView';
import { changeKept, type LibraryEntry } from './library';
import { library as texts } from './library.texts';
import styles from './Library.module.css';
import { drawWhenIdle } from './pictures';
import type { Known } from './useFacts';

type Props = {
  entries: readonly LibraryEntry[];
  facts: ReadonlyMap<string, Known>;
  /** Addresses. */
  picked: ReadonlySet<string>;
  onPick: (address: string, isPicked: boolean) => void;
  onOpen: (entry: LibraryEntry) => void;
  onRemove: (entry: LibraryEntry) => void;
  /** Called when a kept file has got another name or other tags. */
  onChanged: () => void;
};

const PAGE_SIZE = 20;

const keepFocus = focusHeadingIfRemoved({ preventScroll: true });

/** The files of the library with their facts. */
export function LibraryTable(props: Props) {
  const { entries, facts, picked, onPick, onOpen, onRemove, onChanged } = props;
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const editOpener = useRef<HTMLButtonElement>(null);
  useFocusLost(edited !== null, () => editOpener.current?.focus());
  const { columns: headers } = texts;
  const columns: Column<LibraryEntry>[] = [
    {
      header: headers.pick,
      width: '5rem',
      cell: ({ address, name }) => (
        <Checkbox
          checked={picked.has(address)}
          onChange={(_, isPicked) => onPick(address, isPicked)}
          slotProps={{ input: { 'aria-label': texts.pick(name) } }}
        />
      ),
    },
    {
      header: headers.file,
      isRowHeader: true,
      cell: (entry) => (
        <div className={styles['file']}>
          <Picture entry={entry} known={facts.get(entry.address)} frame={frame} />
          {edited === entry.address ? (
            <Edit
              entry={entry}
              onEnd={() => {
                setEdited(null);
                onChanged();
              }}
            />
          ) : (
            <div>
              <b>{entry.name}</b>
              <div>
                {[texts.sources[entry.source], ...entry.tags].map((tag) => (
                  <Chip key={tag} size="small" variant="outlined" label={tag} />
                ))}
              </div>
            </div>
          )}
        </div>
      ),
    },
    {
      header: headers.page,
      width: '22%',
      cell: ({ address }) => {
        const { facts: known } = facts.get(address) ?? {};
        return known ? `${known.route} · ${formatDateTime(known.at)}` : '';
      },
    },
    {
      header: headers.state,
      width: '22%',
      cell: ({ address }) => {
        const about = facts.get(address);
        if (!about?.facts) return about?.refused ?? texts.reading;
        return `${about.facts.state} · ${texts.version(about.facts.version)}`;
      },
    },
    {
      header: headers.actions,
      width: '14rem',
      cell: (entry) => (
        <div className={styles['actions']}>
          <Button
            variant="outlined"
            aria-label={texts.openOf(entry.name)}
            onClick={() => onOpen(entry)}
          >
            {texts.open}
          </Button>
          {entry.source === 'kept' && (
            <Button
              aria-label={texts.editOf(entry.name)}
              aria-expanded={edited === entry.address}
              onClick={({ currentTarget }) => {
                editOpener.current = currentTarget;
                setEdited(edited === entry.address ? null : entry.address);
              }}
            >
              {texts.edit}
            </Button>
          )}
          {entry.source !== 'stored' && (
            <Button
              ref={keepFocus}
              color="error"
              aria-label={texts.removeOf(entry.name)}
              onClick={() => onRemove(entry)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <>
      <div ref={frame} inert className={styles['frame']} />
      <PagedTable
        name={texts.title}
        columns={columns}
        rows={entries}
        keyOf={({ address }) => address}
        pageSize={PAGE_SIZE}
        page={page}
        onPage={setPage}
      />
    </>
  );
}

type PictureProps = {
  entry: LibraryEntry;
  /** The facts read from its file. */
  known: Known | undefined;
  /** Where the page is replayed for its picture. */
  frame: RefObject<HTMLElement | null>;
};

/** The picture of a page, which is drawn when its row comes near the window, once for this browser. */
function Picture({ entry, known, frame }: PictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const isSeen = useHasBeenInView(box, known?.facts !== undefined && known.picture === null);
  const draw = useEffectEvent((signal: AbortSignal) =>
    frame.current && drawn === null ? drawWhenIdle(frame.current, entry, signal) : drawn,
  );
  useEffect(() => {
    if (!isSeen) return;
    const gone = new AbortController();
    void Promise.resolve(draw(gone.signal)).then(
      setDrawn,
      // The row stays without a picture.
      () => undefined,
    );
    return () => gone.abort();
  }, [isSeen]);
  const picture = known?.picture ?? drawn;
  return (
    <span ref={box} className={styles['picture']}>
      {picture !== null && <img src={picture} alt="" width="96" height="60" />}
    </span>
  );
}

function Edit({ entry, onEnd }: { entry: LibraryEntry; onEnd: () => void }) {
  const [name, setName] = useState(entry.name);
  const [tags, setTags] = useState(entry.tags.join(', '));
  const save = async () => {
    const words = tags.split(',').map((tag) => tag.trim());
    await changeKept(entry, {
      name: name.trim() || entry.name,
      tags: [...new Set(words.filter(Boolean))],
    });
    onEnd();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        autoFocus
        label={texts.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField label={texts.tags} value={tags} onChange={({ target }) => setTags(target.value)} />
      <Button type="submit" variant="outlined">
        {texts.save}
      </Button>
    </form>
  );
}
