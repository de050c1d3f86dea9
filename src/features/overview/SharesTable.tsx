import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

type Row = {
  key: string | number;
  name: ReactNode;
  /** Length of the bar below the name, 0 to 1; the table has its number. No bar without it. */
  share?: number;
  numbers: readonly ReactNode[];
};

type Props = {
  /** Accessible name. */
  label: string;
  headers: readonly [name: string, ...numbers: string[]];
  rows: readonly Row[];
};

/** A table of numbers, each row named by its first cell. */
export function SharesTable({ label, headers: [first, ...others], rows }: Props) {
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{first}</TableCell>
          {others.map((header) => (
            <TableCell key={header} align="right">
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, share, numbers }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {name}
              {share !== undefined && (
                <LinearProgress
                  variant="determinate"
                  value={Math.min(100, Math.max(0, share * 100)) || 0}
                  aria-hidden="true"
                  sx={{ height: 6, marginTop: 0.75 }}
                />
              )}
            </TableCell>
            {numbers.map((number, index) => (
              <TableCell key={others[index]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {number}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
