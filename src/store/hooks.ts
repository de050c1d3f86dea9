import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, RootState, ShopStore } from './makeStore';

/** react-redux's hooks, typed for this store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<ShopStore>();
