import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, ShopStore } from './makeStore';
import type { RootState } from './rootReducer';

/** react-redux's hooks, typed for this store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<ShopStore>();
