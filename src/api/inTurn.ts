/** What is under way or waits, by the thing that it changes. */
export type Turns = Map<string, Promise<unknown>>;

/**
 * Runs what is done to one thing one after the other, in the order of asking and whatever became
 * of what was before. A result or a failure reaches its own caller only.
 */
export function inTurn<Result>(
  turns: Turns,
  thing: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = turns.get(thing);
  const own = before ? before.then(work, work) : work();
  turns.set(thing, own);
  const leave = () => {
    if (turns.get(thing) === own) turns.delete(thing);
  };
  own.then(leave, leave);
  return own;
}
