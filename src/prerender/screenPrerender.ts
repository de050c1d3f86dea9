import { showScreen } from './showScreen';

/** Resolves when the app may start: the screen's static parts are shown. */
export const painted = showScreen(() => 'content').catch(() => {});
