import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useRef, useState, type ChangeEvent } from 'react';
import { common } from '../../components/common.texts';
import { ModalDialog, InfoDialog } from '../../components/Dialog';
import type { Product } from '../../domain/types';
import { cellText, isDifferent, type CellText, type Edits } from './edits';
import { EditsTable } from './EditsTable';
import { loadProductsCsv } from './loadProductsCsv';
import type { ProductsFile } from './productsCsv';
import { productTable as texts } from './productTable.texts';
import styles from './ProductTable.module.css';

type Props = {
  edits: Edits;
  products: readonly Product[];
  /** Whether a save has locked the row of a product. */
  isLocked: (id: string) => boolean;
  /** Called with the cells that differ from the table, without locked rows. */
  onTake: (cells: readonly CellText[]) => void;
};

/** A button that reads a CSV file, and the preview of what it would change. */
export function CsvImport({ edits, products, isLocked, onTake }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ProductsFile | string | null>(null);
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    const code = await loadProductsCsv().catch(() => null);
    if (!code) return setRead(texts.importFailed);
    try {
      const byId = new Map(products.map((product) => [product.id, product]));
      setRead((await code.readProductsCsv(file, (id) => byId.get(id))) ?? texts.noIds);
    } catch {
      setRead(texts.unreadable);
    }
  };
  const close = () => setRead(null);
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {texts.importCsv}
      </Button>
      <InputBase
        type="file"
        inputRef={input}
        className={styles['file'] ?? ''}
        onChange={(event: ChangeEvent<HTMLInputElement>) => void load(event)}
        slotProps={{ input: { accept: '.csv,.txt,text/csv', 'aria-label': texts.importFile } }}
      />
      {typeof read === 'string' && (
        <InfoDialog title={texts.importCsv} onClose={close}>
          {read}
        </InfoDialog>
      )}
      {read !== null && typeof read !== 'string' && (
        <Preview
          file={{ ...read, cells: differentCells(edits, read.cells, products) }}
          edits={edits}
          isLocked={isLocked}
          onClose={close}
          onTake={(cells) => {
            close();
            onTake(cells);
          }}
        />
      )}
    </>
  );
}

/** Returns the cells that differ from the table as it is now: the products may have changed since the file was read. */
function differentCells(
  edits: Edits,
  cells: readonly CellText[],
  products: readonly Product[],
): CellText[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return cells
    .map((cell) => ({ ...cell, product: byId.get(cell.product.id) ?? cell.product }))
    .filter((cell) => isDifferent(edits, cell));
}

/** How many problems are listed: a file of another shop has one in each of its lines. */
const MAX_LISTED_PROBLEMS = 200;

type PreviewProps = Pick<Props, 'edits' | 'isLocked' | 'onTake'> & {
  file: ProductsFile;
  onClose: () => void;
};

function Preview({ file, edits, isLocked, onTake, onClose }: PreviewProps) {
  const { problems } = file;
  const cells = file.cells.filter(({ product }) => !isLocked(product.id));
  const ids = new Set(file.cells.map(({ product }) => product.id));
  const locked = [...ids].filter(isLocked).length;
  return (
    <ModalDialog
      isWide
      title={texts.importTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {common.cancel}
          </Button>
          {cells.length > 0 && (
            <Button variant="contained" onClick={() => onTake(cells)}>
              {texts.take(cells.length)}
            </Button>
          )}
        </>
      }
    >
      <p>{cells.length > 0 ? texts.importLead : texts.noDifference}</p>
      {locked > 0 && <p>{texts.locked(locked)}</p>}
      {problems.length > 0 && (
        <>
          <h3>{texts.problems}</h3>
          <ul aria-label={texts.problems}>
            {problems.slice(0, MAX_LISTED_PROBLEMS).map(({ line, text, reason }, index) => (
              <li key={index}>
                {texts.problem(line, texts.csvProblems[reason])} <q>{text}</q>
              </li>
            ))}
          </ul>
          {problems.length > MAX_LISTED_PROBLEMS && (
            <p>{texts.moreProblems(problems.length - MAX_LISTED_PROBLEMS)}</p>
          )}
        </>
      )}
      {cells.length > 0 && (
        <EditsTable
          name={texts.importTitle}
          rows={cells.map(({ product, field, text }) => ({
            productId: product.id,
            field,
            from: edits[product.id]?.[field]?.[1] ?? cellText(product, field),
            to: text,
            problem: null,
          }))}
        />
      )}
    </ModalDialog>
  );
}
