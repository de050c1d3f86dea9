import type { PlannedItem, ProductItem } from '../../domain/bulkJob';
import { centsFromEuro, formatCents } from '../../domain/money';
import { TABLE_FIELDS, type ProductEdit, type TableField } from '../../domain/productEdit';
import {
  normalizeTexts,
  problemOf,
  productPrice,
  textsOf,
  typedPrice,
  type ProductProblem,
} from '../../domain/productTexts';
import type { JsonValue, Product } from '../../domain/types';
import { isRecord } from '../../domain/isRecord';

/** The value of a cell when it was edited, and the typed one. */
type CellEdit = [from: string, to: string];

/** The edited cells of the table, by the ids of their products. Plain data, as it is a draft. */
export type Edits = { [productId: string]: ProductEdits };

export type ProductEdits = { [Field in TableField]?: CellEdit };

/** A text typed into a cell. */
export type CellText = { product: Product; field: TableField; text: string };

/** Returns a draft as edits; whatever has another shape is dropped. */
export function readEdits(draft: JsonValue): Edits {
  return Object.fromEntries(
    Object.entries(isRecord(draft) ? draft : {}).flatMap(([id, cells]) => {
      if (!isRecord(cells)) return [];
      const fields = TABLE_FIELDS.filter((field) => isCellEdit(cells[field]));
      if (fields.length === 0) return [];
      // Usually the same object, so that its row need not render again.
      const isClean = fields.length === Object.keys(cells).length;
      return [
        [id, isClean ? cells : Object.fromEntries(fields.map((field) => [field, cells[field]]))],
      ];
    }),
  ) as Edits;
}

function isCellEdit(value: JsonValue | undefined): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
  );
}

/** Returns the text of a cell without edits. */
export function cellText(product: Product, field: TableField): string {
  return normalizeTexts(textsOf(product))[field];
}

/** Formats a cell's value as the shop shows it; an invalid price stays as typed. */
export function shownValue(field: TableField, value: string): string {
  const euro = field === 'price' ? productPrice(value) : null;
  return euro === null ? value : formatCents(centsFromEuro(euro));
}

/** Trims a typed text, and respells a price that is valid. */
function normalized(field: TableField, text: string): string {
  const euro = field === 'price' ? productPrice(text) : null;
  return euro === null ? text.trim().replace(/\s*[\r\n]+\s*/g, ' ') : typedPrice(euro);
}

/**
 * Returns the edits after these texts were typed, the same object if nothing is different. A text that is there already
 * ends the edit of its cell.
 */
export function editCells(edits: Edits, cells: readonly CellText[]): Edits {
  const typed = cells.filter((cell) => isDifferent(edits, cell));
  if (typed.length === 0) return edits;
  const next = { ...edits };
  for (const { product, field, text } of typed) {
    const from = cellText(product, field);
    const to = normalized(field, text);
    if (to !== from) next[product.id] = { ...next[product.id], [field]: [from, to] };
    else removeCell(next, product.id, field);
  }
  return next;
}

/** Returns whether a text changes the edits: it differs from what the cell shows, or was typed over an older value. */
export function isDifferent(edits: Edits, { product, field, text }: CellText): boolean {
  const [from, to] = edits[product.id]?.[field] ?? [];
  const current = cellText(product, field);
  return normalized(field, text) !== (to ?? current) || (from ?? current) !== current;
}

/** Returns the edits without one cell. */
export function withoutCell(edits: Edits, productId: string, field: TableField): Edits {
  const next = { ...edits };
  removeCell(next, productId, field);
  return next;
}

function removeCell(edits: Edits, productId: string, field: TableField): void {
  const { [field]: _, ...others } = edits[productId] ?? {};
  if (Object.keys(others).length > 0) edits[productId] = others;
  else delete edits[productId];
}

/** An edited cell, for the list of all. */
export type EditedCell = {
  productId: string;
  field: TableField;
  from: string;
  to: string;
  /** Why it cannot be saved. */
  problem: ProductProblem | null;
};

/** Lists the edited cells, by product. */
export function listEdits(edits: Edits): EditedCell[] {
  return Object.entries(edits).flatMap(([productId, cells]) =>
    TABLE_FIELDS.flatMap((field) => {
      const edit = cells[field];
      if (!edit) return [];
      const [from, to] = edit;
      return { productId, field, from, to, problem: problemOf(field, to) };
    }),
  );
}

/** Returns whether some of these products have edits that can be saved. */
export function hasValidEdits(edits: Edits, products: readonly Product[]): boolean {
  const valid = listEdits(edits).filter(({ problem }) => problem === null);
  const edited = new Set(valid.map(({ productId }) => productId));
  return products.some(({ id }) => edited.has(id));
}

/** Returns at most `max` products to save, and the edits that are left: those with a problem, and those beyond `max`. */
export function planEdits(
  edits: Edits,
  max: number,
  productOf: (id: string) => Product | undefined,
): { items: PlannedItem[]; left: Edits } {
  const items: PlannedItem[] = [];
  const left = { ...edits };
  for (const [productId, cells] of Object.entries(edits)) {
    if (items.length === max) break;
    const from: ProductEdit = { kind: 'product' };
    const change: ProductEdit = { kind: 'product' };
    const product = productOf(productId);
    // If the list has sent no name, the cell shows the title: then that is what must not have changed.
    const isTitleShown = product !== undefined && product.name === undefined;
    for (const field of TABLE_FIELDS) {
      const edit = cells[field];
      if (!edit || problemOf(field, edit[1]) !== null) continue;
      [from[field === 'name' && isTitleShown ? 'title' : field], change[field]] = edit;
      removeCell(left, productId, field);
    }
    if (Object.keys(change).length > 1) items.push({ productId, change, from });
  }
  return { items, left };
}

/** Returns the cells of products that a job has not changed, to be edited again; those edited since are left out. */
export function unsavedCells(
  edits: Edits,
  items: readonly ProductItem[],
  productOf: (id: string) => Product | undefined,
): CellText[] {
  return items.flatMap(({ productId, change }) =>
    TABLE_FIELDS.flatMap((field) => {
      const product = productOf(productId);
      const text = change[field];
      const isEdited = edits[productId]?.[field] !== undefined;
      return product && text !== undefined && !isEdited ? { product, field, text } : [];
    }),
  );
}
