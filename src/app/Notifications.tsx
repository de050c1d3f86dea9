'use no memo';

import { Suspense, useState } from 'react';
import { selectNotices } from '../state/notices';
import { useAppSelector } from '../store/hooks';
import { shell } from '../texts/shell';
import { useShortcuts } from '../ui/useShortcuts';
import { lazyPart } from '../ui/lazyPart';

const Toasts = lazyPart<object>(() => import('./Toasts').catch(nothing));
const NoticeList = lazyPart<{ onClose: () => void }>(() => import('./NoticeList').catch(nothing));

/** Toasts, and under Alt+T the list of those that have gone; both load with the first need. */
export function Notifications() {
  const hasNotices = useAppSelector((state) => selectNotices(state).length > 0);
  const [isListOpen, setIsListOpen] = useState(false);

  useShortcuts(
    [
      {
        keys: 'Alt+KeyT', // by the key's place: with Alt some layouts give another letter
        does: shell.notifications,
        run: () => setIsListOpen(!isListOpen),
        isUniversal: true,
      },
    ],
    'everywhere',
  );

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
