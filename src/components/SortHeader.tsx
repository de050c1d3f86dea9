import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';

type Sorting<Column> = { column: Column; isDescending: boolean };

type Props<Column> = {
  column: Column;
  header: string;
  /** How the table is sorted. */
  sorting: Sorting<Column>;
  /** The direction of the first press. */
  isDescendingFirst: boolean;
  onSort: (sorting: Sorting<Column>) => void;
  className?: string | undefined;
  /** Shown before the header. */
  children?: ReactNode;
};

/** The header of a column: a press sorts by it, another press reverses the direction. */
export function SortHeader<Column>(props: Props<Column>) {
  const { column, header, sorting, isDescendingFirst, onSort, className = '', children } = props;
  const isSorted = sorting.column === column;
  const direction = sorting.isDescending ? 'desc' : 'asc';
  return (
    <TableCell
      role="columnheader"
      scope="col"
      aria-label={header}
      className={className}
      sortDirection={isSorted && direction}
    >
      {children}
      <TableSortLabel
        component="button"
        active={isSorted}
        direction={isSorted ? direction : isDescendingFirst ? 'desc' : 'asc'}
        onClick={() =>
          onSort({ column, isDescending: isSorted ? !sorting.isDescending : isDescendingFirst })
        }
      >
        {header}
      </TableSortLabel>
    </TableCell>
  );
}
