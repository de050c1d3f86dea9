import { isSameView, readView, writeView, type OrderView } from '../../domain/orderView';
import {
  selectSavedViews,
  viewDeleted,
  viewRenamed,
  viewRestored,
  viewSaved,
  type SavedView,
} from './savedViewsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** An additional form of the saved views: for a name, or to undo a deletion. */
export type SavedViewMode =
  | { kind: 'save' }
  | { kind: 'rename'; name: string }
  | { kind: 'deleted'; name: string; parameters: string; index: number }
  | null;

/** Returns whether the mode is one of those that ask for a name. */
export function isNaming(mode: SavedViewMode): boolean {
  return mode?.kind === 'save' || mode?.kind === 'rename';
}

/** Returns the saved views of the list of orders, and functions that change them. */
export function useSavedViews() {
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectSavedViews);

  const views = saved.map(({ name, parameters }) => ({
    name,
    view: readView(new URLSearchParams(parameters)),
  }));
  return {
    views,
    /** Returns the name under which this view is saved: the preferred one, if several have the same filters. */
    findName: (view: OrderView, preferred?: string) => {
      const same = views.filter((one) => isSameView(one.view, view));
      return (same.find(({ name }) => name === preferred) ?? same[0])?.name;
    },
    has: (name: string) => saved.some((one) => one.name.toLowerCase() === name.toLowerCase()),
    save: (name: string, view: OrderView) => {
      dispatch(viewSaved({ name, parameters: writeView(view).toString() }));
    },
    rename: (from: string, to: string) => {
      dispatch(viewRenamed({ from, to }));
    },
    /** Returns what `restore` needs. */
    remove: (name: string) => {
      const index = saved.findIndex((one) => one.name === name);
      dispatch(viewDeleted(name));
      return { name, parameters: saved[index]?.parameters ?? '', index };
    },
    restore: ({ name, parameters, index }: SavedView & { index: number }) => {
      dispatch(viewRestored({ view: { name, parameters }, index }));
    },
  };
}
