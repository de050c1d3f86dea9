import { makeListeners } from '../../domain/listeners';
import { currentReplay, goToMoment, subscribeToReplay } from './replay';
import { stepFrom, type Kind, type Step } from './timeline';

/** How many times faster than recorded. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

/** With shortened pauses nothing takes longer than this, in milliseconds of the recording. */
const MAX_PAUSE_MS = 1_000;

type PlayerState = {
  isPlaying: boolean;
  speed: number;
  shortensPauses: boolean;
  /** The kind of entry at which the step buttons stop. */
  step: Step;
  /** The kinds that the list of events leaves out. */
  hidden: readonly Kind[];
  /** The moment with which others are compared; null for the one before each. */
  marked: number | null;
  areChangesShown: boolean;
};

const INITIAL: PlayerState = {
  isPlaying: false,
  speed: 1,
  shortensPauses: true,
  step: 'moment',
  hidden: [],
  marked: null,
  areChangesShown: false,
};

let state = INITIAL;
const listeners = makeListeners();

/** Returns the state of the player. */
export function currentPlayer(): PlayerState {
  return state;
}

/** Calls `listener` after each change of the player; returns a function that unsubscribes. */
export const subscribeToPlayer = listeners.subscribe;

/** Changes settings of the player. */
export function changePlayer(changed: Partial<PlayerState>): void {
  state = { ...state, ...changed };
  listeners.notify();
}

// Choices for one file mean nothing for the next.
let shownTimeline: unknown = null;
subscribeToReplay(() => {
  const timeline = currentReplay()?.playback?.timeline ?? null;
  if (timeline === shownTimeline) return;
  shownTimeline = timeline;
  changePlayer(INITIAL);
});

/** Plays from the present moment on, or from the start if it is the last one. */
export function play(): void {
  const playback = currentReplay()?.playback;
  if (!playback || state.isPlaying || playback.timeline.last === 0) return;
  changePlayer({ isPlaying: true });
  void playOn(playback.moment === playback.timeline.last ? 0 : playback.moment);
}

/** Stops playing; the page becomes stable. */
export function pause(): void {
  if (!state.isPlaying) return;
  changePlayer({ isPlaying: false });
  // Marks what has changed, which playing leaves out.
  if (state.areChangesShown) showAgain();
}

/** Returns the moment with which one is compared: the marked one if it is another, or the one before it. */
export function baseOf(moment: number): number {
  const { marked } = state;
  return marked === null || marked === moment ? Math.max(0, moment - 1) : marked;
}

/** Shows the present moment again, after a choice of what is marked in it. */
function showAgain(): void {
  const playback = currentReplay()?.playback;
  if (playback) jumpTo(playback.moment);
}

/** Opens or closes what has changed. */
export function switchChanges(): void {
  changePlayer({ areChangesShown: !state.areChangesShown });
  showAgain();
}

/** Compares with this moment from now on; null: with the one before each. */
export function mark(marked: number | null): void {
  changePlayer({ marked });
  if (state.areChangesShown) showAgain();
}

/** Goes to a moment, and stops playing. */
export function jumpTo(moment: number): void {
  changePlayer({ isPlaying: false });
  void goToMoment(moment, state.areChangesShown ? baseOf(moment) : null);
}

/** Goes to the next or previous moment of a kind, if there is one. */
export function stepBy(step: Step, direction: 1 | -1): void {
  const playback = currentReplay()?.playback;
  const moment = playback && stepFrom(playback.timeline, playback.moment, step, direction);
  if (moment != null) jumpTo(moment);
}

/**
 * Shows one moment after the other, each for as long as it lasted, or longer if its page needs longer: no moment is
 * left out.
 */
async function playOn(from: number): Promise<void> {
  const timeline = currentReplay()?.playback?.timeline;
  if (!timeline) return;
  for (let moment = from; ; moment += 1) {
    const shownAt = performance.now();
    void goToMoment(moment);
    await nextFrame();
    if (moment === timeline.last) break;
    const rest = pauseAfter(moment) - (performance.now() - shownAt);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    const playback = currentReplay()?.playback;
    if (!state.isPlaying || playback?.timeline !== timeline || playback.moment !== moment) return;
  }
  pause();
}

/** Returns how long a moment is shown, in milliseconds. */
function pauseAfter(moment: number): number {
  const timeline = currentReplay()?.playback?.timeline;
  const { first, moments } = timeline?.recording ?? { first: null, moments: [] };
  const at = Date.parse(moments[moment - 1]?.at ?? first?.takenAt ?? '');
  const next = Date.parse(moments[moment]?.at ?? '');
  const recorded = Math.max(0, next - at) || 0;
  return (state.shortensPauses ? Math.min(recorded, MAX_PAUSE_MS) : recorded) / state.speed;
}

// A frame with the moment has been painted when the next one begins.
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
