import { lazy, Suspense, useEffect, useState } from 'react';
import { selectNotices } from '../state/notices';
import { useAppSelector } from '../store/hooks';

const Toasts = lazy(() => import('./Toasts'));
const NoticeList = lazy(() => import('./NoticeList'));

/** Toasts, and under Alt+T the list of those that have gone; both load with the first need. */
export function Notifications() {
  const hasNotices = useAppSelector((state) => selectNotices(state).length > 0);
  const [isListOpen, setIsListOpen] = useState(false);

  useEffect(() => {
    const openOnAltT = (event: KeyboardEvent) => {
      // By the key's place: with Alt some layouts give another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      event.preventDefault();
      setIsListOpen((isOpen) => !isOpen);
    };
    document.addEventListener('keydown', openOnAltT);
    return () => document.removeEventListener('keydown', openOnAltT);
  }, []);

  return (
    <Suspense>
      {hasNotices && <Toasts />}
      {isListOpen && <NoticeList onClose={() => setIsListOpen(false)} />}
    </Suspense>
  );
}
