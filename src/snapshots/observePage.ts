/** How long the page must not have moved, in milliseconds, until it counts as scrolled. */
const REST_MS = 150;

/** Tells when the page goes elsewhere, is scrolled or gets another size; gives what ends that. */
export function observePage(onEvent: (event: string) => void): () => void {
  const moved = () => onEvent('page/addressChanged');
  const scrolled = afterRest(() => onEvent('page/scrolled'));
  const resized = afterRest(() => onEvent('page/resized'));
  const release = watchHistory(moved);
  addEventListener('popstate', moved);
  addEventListener('scroll', scrolled.hear, { passive: true });
  addEventListener('resize', resized.hear);
  return () => {
    release();
    removeEventListener('popstate', moved);
    removeEventListener('scroll', scrolled.hear);
    removeEventListener('resize', resized.hear);
    scrolled.stop();
    resized.stop();
  };
}

function afterRest(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const hear = () => {
    stop();
    timer = setTimeout(call, REST_MS);
  };
  return { hear, stop };
}

// Browsers tell of steps back and forth only. The instance's own functions hide those of all
// histories, and are taken away again.
function watchHistory(onChange: () => void): () => void {
  const { pushState, replaceState } = History.prototype;
  const hearing = (change: History['pushState']): History['pushState'] =>
    function (this: History, ...args) {
      change.apply(this, args);
      onChange();
    };
  Object.assign(history, { pushState: hearing(pushState), replaceState: hearing(replaceState) });
  return () => {
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}
