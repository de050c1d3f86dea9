import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when `hasContent` becomes false and the element with the focus has gone with the content. */
export function useFocusLost(hasContent: boolean, onLost: () => void): void {
  const hadContent = useRef(hasContent);
  const callBack = useEffectEvent(onLost);
  useEffect(() => {
    if (hadContent.current && !hasContent && document.activeElement === document.body) callBack();
    hadContent.current = hasContent;
  }, [hasContent]);
}
