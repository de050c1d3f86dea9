import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { common } from '../../components/common.texts';
import { InfoDialog } from '../../components/Dialog';
import { MAX_BULK_ITEMS } from '../../domain/bulkJob';
import { useEntities } from '../../hooks/useEntity';
import { cellText, listEdits, withoutCell, type EditedCell, type Edits } from './edits';
import { EditsTable } from './EditsTable';
import { productTable as texts } from './productTable.texts';
import styles from './ProductTable.module.css';

type Props = {
  edits: Edits;
  /** Whether they can be saved now. */
  canSave: boolean;
  /** Whether the result of an earlier save must be closed first. */
  isAfterSave: boolean;
  onSave: () => void;
  onCancel: () => void;
  onEdit: (edits: Edits) => void;
};

/** The number of edited cells, their list, and the buttons that save them or give them up. */
export function EditsBar({ edits, canSave, isAfterSave, onSave, onCancel, onEdit }: Props) {
  const [isListed, setIsListed] = useState(false);
  const cells = listEdits(edits);
  const wrong = cells.filter(({ problem }) => problem !== null).length;
  const outdated = useOutdated(cells);
  const isTooMany = Object.keys(edits).length > MAX_BULK_ITEMS;
  return (
    <Paper
      component="section"
      aria-label={texts.changes}
      elevation={cells.length === 0 ? 0 : 1}
      className={cells.length === 0 ? '' : (styles['bar'] ?? '')}
    >
      <Typography
        role="status"
        variant="subtitle2"
        component="p"
        className={isAfterSave ? (styles['long'] ?? '') : ''}
        sx={{ marginRight: 'auto' }}
      >
        {cells.length > 0 && texts.edited(cells.length)}
        {wrong > 0 && (
          <Typography component="span" variant="inherit" color="error">
            , {texts.wrong(wrong)}
          </Typography>
        )}
        {outdated > 0 && (
          <Typography component="span" variant="inherit" color="warning">
            , {texts.outdated(outdated)}
          </Typography>
        )}
        {isTooMany && `. ${texts.limit(MAX_BULK_ITEMS)}`}
        {cells.length > 0 && isAfterSave && `. ${texts.saveLater}`}
      </Typography>
      {cells.length > 0 && (
        <>
          <Button onClick={() => setIsListed(true)}>{texts.list}</Button>
          <Button variant="outlined" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button
            variant="contained"
            aria-disabled={!canSave || wrong === cells.length}
            onClick={() => {
              if (canSave) onSave();
            }}
          >
            {texts.save}
          </Button>
        </>
      )}
      {isListed && (
        <InfoDialog isWide title={texts.list} onClose={() => setIsListed(false)}>
          <EditsTable
            name={texts.list}
            rows={cells}
            onDrop={({ productId, field }) => {
              onEdit(withoutCell(edits, productId, field));
              if (cells.length === 1) setIsListed(false); // an empty list
            }}
          />
        </InfoDialog>
      )}
    </Paper>
  );
}

/**
 * Returns how many edits are over a value that others have changed since, not counting those that cannot be saved
 * anyway.
 */
function useOutdated(cells: readonly EditedCell[]): number {
  const products = useEntities(
    'products',
    cells.map(({ productId }) => productId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return cells.filter(({ productId, field, from, problem }) => {
    const product = byId.get(productId);
    return problem === null && product !== undefined && cellText(product, field) !== from;
  }).length;
}
