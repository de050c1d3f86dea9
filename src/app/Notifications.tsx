import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { selectNotices } from '../state/notices';
import { useAppSelector } from '../store/hooks';

const Toasts = lazy<ComponentType>(() => import('./Toasts').catch(nothing));
const NoticeList = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import('./NoticeList').catch(nothing),
);

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

// Where the connection is lost before they have ever loaded, the page itself must stay.
function nothing() {
  return { default: () => null };
}
