import { useIsScreenLate } from '../ui/routeProgress';
import { DialogOnItsWay } from './DialogOnItsWay';

/** Says over the screen that is left that the next one is on its way, where that takes a while. */
export function LateScreen() {
  return useIsScreenLate() ? <DialogOnItsWay /> : null;
}
