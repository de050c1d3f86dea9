import { useEffect, useState } from 'react';

/** Returns how many pixels the sticky header covers. */
export function useHeaderHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const header = document.querySelector('#root > header');
    if (!(header instanceof HTMLElement)) return undefined;
    const observer = new ResizeObserver(() => setHeight(header.offsetHeight));
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return height;
}
