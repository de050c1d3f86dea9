/** How long after the last scroll or resize event it is reported. */
const DEBOUNCE_MS = 150;

/** Reports navigations, scrolling and resizing; returns a function that unsubscribes. */
export function observePage(onEvent: (event: string) => void): () => void {
  const navigated = () => onEvent('page/addressChanged');
  const scrolled = debounce(() => onEvent('page/scrolled'));
  const resized = debounce(() => onEvent('page/resized'));
  const release = watchHistory(navigated);
  addEventListener('popstate', navigated);
  addEventListener('scroll', scrolled.call, { passive: true });
  addEventListener('resize', resized.call);
  return () => {
    release();
    removeEventListener('popstate', navigated);
    removeEventListener('scroll', scrolled.call);
    removeEventListener('resize', resized.call);
    scrolled.stop();
    resized.stop();
  };
}

function debounce(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const call = () => {
    stop();
    timer = setTimeout(callback, DEBOUNCE_MS);
  };
  return { call, stop };
}

// Browsers fire popstate for steps back and forward only. Functions of the instance hide those of
// the prototype, and are deleted again.
function watchHistory(onChange: () => void): () => void {
  const { pushState, replaceState } = History.prototype;
  const observed = (change: History['pushState']): History['pushState'] =>
    function (this: History, ...args) {
      change.apply(this, args);
      onChange();
    };
  Object.assign(history, { pushState: observed(pushState), replaceState: observed(replaceState) });
  return () => {
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}
