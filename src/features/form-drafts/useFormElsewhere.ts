import { useEffect } from 'react';
import { formClosed, formOpened, selectIsElsewhere } from './openFormsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Whether another tab has this form open too; `form` is its name as in `drafts`. */
export function useFormElsewhere(form: string): boolean {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(formOpened(form));
    return () => void dispatch(formClosed(form));
  }, [dispatch, form]);
  return useAppSelector((state) => selectIsElsewhere(state, form));
}
