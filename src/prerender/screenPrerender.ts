import { showScreen } from './showScreen';

/** Resolves when the application may start: what the screen shows of itself is there. */
export const painted = showScreen(() => 'content').catch(() => {});
