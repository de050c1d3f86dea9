// With `display: block` browsers drop the roles of a table, so they are written out.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent, ReactNode } from 'react';
import { isRowPress } from './isRowPress';
import styles from './CardTable.module.css';

/** A column; all columns but one need a `width`, in CSS. */
export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  width?: string;
  className?: string | undefined;
  /** Whether its cells are aligned to the right. */
  isAmount?: boolean;
  /** Whether its cells name their rows. */
  isRowHeader?: boolean;
};

type Props<Row> = {
  /** Accessible name of the table. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Handles a press anywhere on a row. A cell must have a link that does the same for keyboard users. */
  onRow?: (row: Row) => void;
  /** The class of a layout that replaces this one; each column then says where its cells are. */
  className?: string | undefined;
};

/** Renders a table; on narrow screens each row looks like a card and keeps the role of a row. */
export function CardTable<Row>(props: Props<Row>) {
  const { name, columns, rows, keyOf, onRow, className = styles['table'] } = props;
  return (
    <Table role="table" aria-label={name} className={className ?? ''}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map(({ header, width, isAmount }) => (
            <TableCell
              key={header}
              role="columnheader"
              scope="col"
              style={{ width }}
              align={isAmount ? 'right' : 'left'}
            >
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <TableRow
            key={keyOf(row)}
            role="row"
            hover={onRow !== undefined}
            className={onRow && styles['chosen']}
            onClick={onRow && ((event: MouseEvent) => isRowPress(event) && onRow(row))}
          >
            {columns.map(({ header, cell, isAmount, isRowHeader, className: cellClass }) => (
              <TableCell
                key={header}
                {...(isRowHeader
                  ? { component: 'th', scope: 'row', role: 'rowheader' }
                  : { role: 'cell' })}
                align={isAmount ? 'right' : 'left'}
                data-header={header}
                className={cellClass}
              >
                <div>{cell(row)}</div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
