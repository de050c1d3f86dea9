import { isSameView, readView, writeView, type OrderView } from './orderView';
import {
  MAX_SAVED_VIEWS,
  selectSavedViews,
  viewDeleted,
  viewRenamed,
  viewRestored,
  viewSaved,
} from './savedViewsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** The views of the list of orders that an administrator has given a name to. */
export function useSavedViews() {
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectSavedViews);

  const views = saved.map(({ name, parameters }) => ({
    name,
    view: readView(new URLSearchParams(parameters)),
  }));
  return {
    views,
    isFull: saved.length >= MAX_SAVED_VIEWS,
    /** The one that shows the same as this view. */
    nameOf: (view: OrderView) => views.find((one) => isSameView(one.view, view))?.name,
    has: (name: string) => saved.some((one) => one.name.toLowerCase() === name.toLowerCase()),
    save: (name: string, view: OrderView) => {
      dispatch(viewSaved({ name, parameters: writeView(view).toString() }));
    },
    rename: (from: string, to: string) => {
      dispatch(viewRenamed({ from, to }));
    },
    /** Returns how to take it back. */
    remove: (name: string) => {
      const place = saved.findIndex((one) => one.name === name);
      const view = saved[place];
      dispatch(viewDeleted(name));
      return () => {
        if (view) dispatch(viewRestored({ view, place }));
      };
    },
  };
}
