import { useState } from 'react';
import type { Column } from '../../../components/CardTable';
import { PagedTable } from '../../../components/PagedTable';
import {
  differences,
  placeOf,
  valueText,
  withoutReadTimes,
  type Difference,
} from '../../../snapshots/differences';
import { compare as texts } from './compare.texts';
import type { Side } from './comparison';

const PAGE_SIZE = 25;

const COLUMNS: Column<Difference>[] = [
  {
    header: texts.thing,
    width: '30%',
    isRowHeader: true,
    cell: (difference) => placeOf(difference).thing || texts.page,
  },
  {
    header: texts.field,
    width: '20%',
    cell: (difference) => placeOf(difference).field || texts.whole,
  },
  {
    header: 'A',
    cell: (difference) => ('from' in difference ? valueText(difference.from) : texts.missing),
  },
  {
    header: 'B',
    width: '25%',
    cell: (difference) => ('to' in difference ? valueText(difference.to) : texts.missing),
  },
];

/** Lists how two sides differ, as `npm run snapshot:diff` does; their times stand above them. */
export function DifferenceTable({ sides: [a, b] }: { sides: readonly [Side, Side] }) {
  const [page, setPage] = useState(1);
  const all = differences({ ...a.snapshot, takenAt: '' }, { ...b.snapshot, takenAt: '' });
  const found = withoutReadTimes(all);
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">{texts.differences}</h2>
      <p role="status">{texts.count(found.length, all.length - found.length)}</p>
      {found.length > 0 && (
        <PagedTable
          name={texts.differences}
          columns={COLUMNS}
          rows={found}
          keyOf={({ path }) => path.join('\n')}
          pageSize={PAGE_SIZE}
          page={page}
          onPage={setPage}
        />
      )}
    </section>
  );
}
