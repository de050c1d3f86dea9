import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Column } from '../../components/CardTable';
import { PagedTable } from '../../components/PagedTable';
import { useEntity } from '../../hooks/useEntity';
import { productFields } from '../bulk-jobs/bulkJobs.texts';
import { productForm } from '../product-editor/productForm.texts';
import { cellText, shownValue, type EditedCell } from './edits';
import { productTable as texts } from './productTable.texts';

const PAGE_SIZE = 50;

const COLUMNS: readonly Column<EditedCell>[] = [
  { header: texts.columns.product, cell: ({ productId }) => <ProductTitle id={productId} /> },
  { header: texts.columns.field, cell: ({ field }) => productFields[field], width: '6rem' },
  {
    header: texts.columns.before,
    cell: ({ field, from }) => shownValue(field, from),
    width: '25%',
  },
];

const AFTER = { header: texts.columns.after, width: '30%' };

type Props = {
  name: string;
  rows: readonly EditedCell[];
  /** Without it they are not edits yet: none can be dropped or have become outdated. */
  onDrop?: (edit: EditedCell) => void;
};

/** Edited cells with their old and new values. */
export function EditsTable({ name, rows, onDrop }: Props) {
  const [page, setPage] = useState(1);
  const others: Column<EditedCell>[] = onDrop
    ? [
        { ...AFTER, cell: (edit) => <After edit={edit} /> },
        {
          header: texts.columns.actions,
          cell: (edit) => <DropButton edit={edit} onDrop={onDrop} />,
          width: '6rem',
        },
      ]
    : [{ ...AFTER, cell: ({ field, to }) => shownValue(field, to) }];
  return (
    <PagedTable
      name={name}
      columns={[...COLUMNS, ...others]}
      rows={rows}
      keyOf={({ productId, field }) => `${productId}/${field}`}
      pageSize={PAGE_SIZE}
      page={page}
      onPage={setPage}
    />
  );
}

function ProductTitle({ id }: { id: string }) {
  return useEntity('products', id)?.title ?? id;
}

function DropButton({ edit, onDrop }: { edit: EditedCell } & Required<Pick<Props, 'onDrop'>>) {
  const { productId, field } = edit;
  const title = useEntity('products', productId)?.title ?? productId;
  return (
    <Button
      aria-label={texts.dropOf(title, productFields[field])}
      // Its text begins where the cell does.
      sx={{ marginLeft: -1.5 }}
      onClick={({ currentTarget }) => {
        // The pressed button is removed with its row.
        const row = currentTarget.closest('tr');
        const next = row?.nextElementSibling ?? row?.previousElementSibling;
        next?.querySelector('button')?.focus();
        onDrop(edit);
      }}
    >
      {texts.drop}
    </Button>
  );
}

/** The new value, and why it cannot be saved or what it would replace. */
function After({ edit: { productId, field, from, to, problem } }: { edit: EditedCell }) {
  const product = useEntity('products', productId);
  const current = product && cellText(product, field);
  const note =
    problem !== null
      ? productForm.problems[problem]
      : current === undefined
        ? texts.gone
        : current !== from && texts.changedTo(shownValue(field, current));
  return (
    <>
      {shownValue(field, to) || texts.empty}
      {note && (
        <Typography component="div" variant="body2" color={problem ? 'error' : 'warning'}>
          {note}
        </Typography>
      )}
    </>
  );
}
