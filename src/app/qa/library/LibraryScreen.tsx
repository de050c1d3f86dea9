import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ConfirmDialog } from '../../../components/Dialog';
import { PageHeading } from '../../../components/PageHeading';
import { DenseTheme } from '../../../components/theme/DenseTheme';
import { normalizeForSearch } from '../../../domain/normalizeForSearch';
import { pathToComparison } from '../compare/comparison';
import { qa } from '../qa.texts';
import {
  keepFile,
  listKept,
  listReports,
  listStored,
  readEntry,
  removeEntry,
  SOURCES,
  type LibraryEntry,
} from './library';
import { library as texts } from './library.texts';
import { LibraryTable } from './LibraryTable';
import styles from './Library.module.css';
import { ReplayAll } from './ReplayAll';
import { useFacts } from './useFacts';

const STORED = listStored();

/** Lists what can be replayed: of the repository, of this browser and of the receiver of reports. */
export default function LibraryScreen() {
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState('');
  const [source, setSource] = useState('');
  const [kept, setKept] = useState<LibraryEntry[]>([]);
  const [reports, setReports] = useState<LibraryEntry[]>([]);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<LibraryEntry | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const receiver = search.get('reports') ?? originOf(import.meta.env.VITE_SENTRY_DSN);
  const [typedReceiver, setTypedReceiver] = useState(receiver);

  const all = [...kept, ...reports, ...STORED];
  const facts = useFacts(all);
  const words = normalizeForSearch(query).split(/\s+/);
  const shown = all.filter((entry) => {
    const about = facts.get(entry.address);
    const parts = [entry.name, ...entry.tags, about?.facts?.route, about?.facts?.state];
    const text = normalizeForSearch(parts.join(' '));
    return (source === '' || entry.source === source) && words.every((word) => text.includes(word));
  });
  // As they were picked, perhaps by several searches: the first is A of a comparison.
  const chosen = [...picked].flatMap(
    (address) => all.find((entry) => entry.address === address) ?? [],
  );

  const readKept = () =>
    listKept().then(setKept, () => {
      setProblem(texts.noStorage);
    });
  const readReports = (address: string) => {
    if (address === '') return Promise.resolve();
    return listReports(address).then(setReports, () => setProblem(texts.noReceiver(address)));
  };
  useEffect(() => {
    void readKept();
    void readReports(receiver);
  }, [receiver]);

  const keep = async (files: Iterable<File>) => {
    setProblem(null);
    try {
      for (const file of files) await keepFile(file, file.name);
    } catch {
      setProblem(texts.noStorage);
    }
    await readKept();
  };
  const open = async (entry: LibraryEntry) => {
    const reading = await readEntry(entry.address);
    if ('refused' in reading) return setProblem(`${qa.notReplayed} ${reading.refused}`);
    setProblem(null);
    const file = 'recording' in reading ? reading.recording : reading.snapshot;
    await window.__shop?.replay(file, { address: entry.address }).catch((reason: unknown) => {
      setProblem(reason instanceof Error ? reason.message : String(reason));
    });
  };
  const remove = async (entry: LibraryEntry) => {
    setProblem(null);
    await removeEntry(entry).catch(() => setProblem(texts.removeFailed(entry.name)));
    await Promise.all([readKept(), readReports(receiver)]);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Elsewhere a dropped file is replayed.
    event.preventDefault();
    if (event.type === 'drop') void keep(event.dataTransfer.files);
  };

  return (
    <DenseTheme>
      <div onDragOver={drop} onDrop={drop}>
        <PageHeading title={texts.title} />
        <p>
          {texts.lead} {texts.dropHere}.
        </p>
        <form
          className={styles['row']}
          onSubmit={(event) => {
            event.preventDefault();
            setProblem(null);
            setSearch(typedReceiver === '' ? {} : { reports: typedReceiver }, { replace: true });
            void readReports(typedReceiver);
          }}
        >
          <TextField
            fullWidth={false}
            type="search"
            label={texts.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <TextField
            select
            fullWidth={false}
            label={texts.source}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          >
            <option value="">{texts.allSources}</option>
            {SOURCES.map((name) => (
              <option key={name} value={name}>
                {texts.sources[name]}
              </option>
            ))}
          </TextField>
          <TextField
            fullWidth={false}
            type="url"
            label={texts.receiver}
            helperText={texts.receiverHint}
            value={typedReceiver}
            onChange={({ target }) => setTypedReceiver(target.value)}
          />
          <Button type="submit" variant="outlined">
            {texts.readReports}
          </Button>
        </form>
        {problem !== null && (
          <Alert severity="error" className={styles['problem'] ?? ''}>
            {problem}
          </Alert>
        )}
        <div className={styles['bar']}>
          <p role="status">{shown.length === 0 ? texts.empty : texts.count(shown.length)}</p>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {texts.add}
          </Button>
          <InputBase
            inputRef={input}
            type="file"
            sx={{ display: 'none' }}
            slotProps={{ input: { multiple: true, 'aria-label': texts.file } }}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              void keep([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <CompareChosen chosen={chosen} />
          <ReplayAll shown={shown} chosen={chosen} />
        </div>
        {shown.length > 0 && (
          <LibraryTable
            entries={shown}
            facts={facts}
            picked={picked}
            onPick={(address, isPicked) => {
              const next = new Set(picked);
              if (isPicked) next.add(address);
              else next.delete(address);
              setPicked(next);
            }}
            onOpen={(entry) => void open(entry)}
            onRemove={setRemoved}
            onChanged={() => void readKept()}
          />
        )}
        {removed && (
          <ConfirmDialog
            question={texts.sureRemove(removed.name)}
            onConfirm={() => void remove(removed)}
            onClose={() => setRemoved(null)}
          />
        )}
      </div>
    </DenseTheme>
  );
}

/** Leads to the comparison of two chosen files. */
function CompareChosen({ chosen }: { chosen: readonly LibraryEntry[] }) {
  const [a, b] = chosen;
  if (!a || !b || chosen.length > 2) {
    return (
      <>
        <Button variant="outlined" disabled>
          {texts.compare}
        </Button>{' '}
        {texts.compareTwo(chosen.length)}
      </>
    );
  }
  return (
    <Button variant="outlined" component={Link} to={pathToComparison(a, b)}>
      {texts.compare}
    </Button>
  );
}

/** Returns the origin of the report server if it is on this machine, as the receiver is. */
function originOf(dsn: string | undefined): string {
  const url = dsn && URL.canParse(dsn) ? new URL(dsn) : null;
  return url?.hostname === 'localhost' ? url.origin : '';
}
