import { selectAreSingleKeysOn, singleKeysSwitched } from './shortcutsSlice';
import type { ShopStore } from '../../store/makeStore';

const KEY = 'shortcutsWithoutModifier';
const OFF = 'off';

/** Keeps on this device that shortcuts without a modifier are off, in step over its tabs. */
export function keepShortcutsChoice(store: ShopStore): void {
  const take = () => store.dispatch(singleKeysSwitched(stored() !== OFF));
  take();
  let kept = selectAreSingleKeysOn(store.getState());
  store.subscribe(() => {
    const isOn = selectAreSingleKeysOn(store.getState());
    if (isOn === kept) return;
    kept = isOn;
    write(isOn);
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) take();
  });
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // blocked or full: holds as long as the page lives
  }
}
