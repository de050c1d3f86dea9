import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoadingRegion } from '../../../components/LoadingRegion';
import { PageHeading } from '../../../components/PageHeading';
import { DenseTheme } from '../../../components/theme/DenseTheme';
import type { Reading } from '../../../snapshots/readReplay';
import { nameOf, readEntry } from '../library/library';
import { compare as texts } from './compare.texts';
import { sideOf } from './comparison';
import { DifferenceTable } from './DifferenceTable';
import { Stage } from './Stage';

/**
 * Compares two snapshots, or two moments of recordings: `?a=ADDRESS&b=ADDRESS`, `momentoA`, `momentoB`, and
 * `vista=sovrapposte` for one on top of the other.
 */
export default function CompareScreen() {
  const [search] = useSearchParams();
  const addresses = { A: search.get('a') ?? '', B: search.get('b') ?? '' };
  const files = useFiles(Object.values(addresses));
  const [a, b] = [files.get(addresses.A), files.get(addresses.B)];
  return (
    <DenseTheme>
      <PageHeading title={texts.title} />
      <p>
        <Button variant="outlined" component={Link} to="/__snapshots">
          {texts.library}
        </Button>
      </p>
      {addresses.A === '' || addresses.B === '' ? (
        <Alert severity="info">{texts.noFile}</Alert>
      ) : a && b ? (
        <Comparison files={{ A: a, B: b }} />
      ) : (
        <LoadingRegion label={texts.reading}>{null}</LoadingRegion>
      )}
    </DenseTheme>
  );
}

type File = { name: string; reading: Reading };

/** Returns the files at these addresses, once they have been read. */
function useFiles(addresses: readonly string[]): ReadonlyMap<string, File> {
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const wanted = [...new Set(addresses)].join('\n');
  useEffect(() => {
    let isGone = false;
    const reading = wanted.split('\n').map(async (address) => {
      const [read, name] = await Promise.all([readEntry(address), nameOf(address)]);
      return [address, { name, reading: read }] as const;
    });
    void Promise.all(reading).then((read) => {
      if (!isGone) setFiles(new Map(read));
    });
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return files;
}

function Comparison({ files: { A, B } }: { files: { A: File; B: File } }) {
  const [search, setSearch] = useSearchParams();
  if ('refused' in A.reading || 'refused' in B.reading) {
    return Object.entries({ A, B }).map(([side, { reading }]) =>
      'refused' in reading ? (
        <Alert key={side} severity="error">
          {texts.refused(side, reading.refused)}
        </Alert>
      ) : null,
    );
  }
  const sides = [
    sideOf(A.name, A.reading, search.get('momentoA')),
    sideOf(B.name, B.reading, search.get('momentoB')),
  ] as const;
  const goTo = (side: string, moment: number) => {
    const next = new URLSearchParams(search);
    next.set(`momento${side}`, String(moment));
    setSearch(next, { replace: true });
  };
  return (
    <>
      {[...new Set(sides.map(({ warning }) => warning))].map(
        (warning) =>
          warning !== null && (
            <Alert key={warning} severity="warning" sx={{ mb: 1 }}>
              {warning}
            </Alert>
          ),
      )}
      <Stage sides={sides} onMoment={goTo} />
      <DifferenceTable sides={sides} />
    </>
  );
}
