import { useEffect } from 'react';
import { formClosed, formOpened, selectIsOpenElsewhere } from './openFormsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Returns whether another tab has this form open too; `form` is its key in `drafts`. */
export function useIsFormOpenElsewhere(form: string): boolean {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(formOpened(form));
    return () => void dispatch(formClosed(form));
  }, [dispatch, form]);
  return useAppSelector((state) => selectIsOpenElsewhere(state, form));
}
