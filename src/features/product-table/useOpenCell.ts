import type { TableField } from '../../domain/productEdit';
import { usePageState } from '../../hooks/usePageState';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { draftCleared, drafted, selectDraft, type DraftsState } from '../form-drafts/draftsSlice';
import { isEditable } from './productView';
import { EDITS_DRAFT } from './useEdits';

const FORM = `${EDITS_DRAFT}/cell`;

/** The cell whose text is being typed; its product is '' while no cell is open. */
type OpenCell = { id: string; field: TableField; text: string };

/** Returns the cell that is open, and functions that open and close it. Its text, too, survives a reload. */
export function useOpenCell() {
  const dispatch = useAppDispatch();
  const cell = useAppSelector(selectOpenCell);
  const [isOpenHere, setIsOpenHere] = usePageState<boolean>('opened', false);
  return {
    cell,
    /** Whether a cell was opened on this page, also on that of a replay, and not before a reload. */
    isOpenHere,
    open: (next: OpenCell) => {
      dispatch(drafted({ form: FORM, value: next }));
      if (!isOpenHere) setIsOpenHere(true);
    },
    close: () => void dispatch(draftCleared({ form: FORM })),
  };
}

/** Returns whether a cell is open, without rendering again at each character typed into it. */
export function useIsCellOpen(): boolean {
  return useAppSelector((state) => selectOpenCell(state) !== null);
}

function selectOpenCell(state: { drafts: DraftsState }): OpenCell | null {
  const cell = selectDraft(state, FORM) as Partial<OpenCell> | null | undefined;
  const isValid =
    typeof cell?.id === 'string' && typeof cell.text === 'string' && isEditable(cell.field ?? '');
  return isValid ? (cell as OpenCell) : null;
}
