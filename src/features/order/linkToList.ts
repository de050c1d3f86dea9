import { PATHS } from '../../config/paths';
import { ownEntryState } from '../../hooks/entryState';
import { useAppSelector } from '../../store/hooks';
import { selectLeftList, type LeftList } from './orderSelectionSlice';

/** Returns the address and the history state with which the list of orders opens as it was left. */
export function linkToList(left: LeftList | undefined) {
  const { search = '', ...kept } = left ?? {};
  return { to: { pathname: PATHS.allOrders, search }, state: ownEntryState(null, kept) };
}

/** Returns them as the properties of a router's link. */
export function useLinkToList(): ReturnType<typeof linkToList> {
  return linkToList(useAppSelector(selectLeftList));
}
