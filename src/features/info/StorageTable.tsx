import { privacy } from './privacy.texts';
import styles from './StorageTable.module.css';

const COLUMNS = ['where', 'purpose', 'until'] as const;

/** What stays in the browser: a table where there is room, cards on small screens. */
export function StorageTable() {
  // The roles are said, because a table that CSS makes into cards loses them in some browsers.
  return (
    <table role="table" aria-label={privacy.storageTable} className={styles['table']}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col">{privacy.columns.name}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {privacy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {privacy.stored.map((stored) => (
          <tr key={stored.name} role="row">
            <th scope="row" role="rowheader">
              {stored.name}
            </th>
            {COLUMNS.map((column) => (
              <td key={column} role="cell" data-label={privacy.columns[column]}>
                {stored[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
