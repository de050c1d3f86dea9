import { useIsScreenLate } from '../components/routeProgress';
import { DialogLoading } from '../components/DialogLoading';

/** Says over the screen that is left that the next one is on its way, where that takes a while. */
export function RouteProgress() {
  return useIsScreenLate() ? <DialogLoading /> : null;
}
