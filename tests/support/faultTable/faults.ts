/** Every way in which calls fail here. */
export const FAULTS = [
  'connection-refused',
  'no-answer',
  'cut-off',
  '400',
  '401',
  '404',
  '500-html',
  '503',
  'truncated-json',
  'wrong-types',
  'bad-record',
  'string-instead-of-object',
  'empty-body',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Faults with a good status whose reply is not what the call promises. */
export const GARBLED = [
  'truncated-json',
  'wrong-types',
  'bad-record',
  'string-instead-of-object',
  'empty-body',
] as const satisfies Fault[];

/**
 * How much of a good reply a screen needs: nothing, no text of a refusal, a list, or a readable body.
 */
export type Need = 'nothing' | 'no refusal' | 'list' | 'body';

/** Which replies are good enough, although they are not what the call promises. */
const GOOD_ENOUGH: Record<Need, readonly Fault[]> = {
  nothing: GARBLED,
  'no refusal': GARBLED.filter((fault) => fault !== 'string-instead-of-object'),
  // A record that cannot be read is left out.
  list: ['bad-record'],
  body: [],
};

/** Returns whether no failure is shown, because the call has done its work. */
export function isGoodEnough(fault: Fault, need: Need): boolean {
  return GOOD_ENOUGH[need].includes(fault);
}

/** Returns whether the shop retries a read after this fault. */
export function isTriedAgain(fault: Fault): boolean {
  return ['connection-refused', 'no-answer', 'cut-off', '500-html', '503'].includes(fault);
}

/** Returns the same text for every reply that cannot be read. */
export function whenGarbled(text: string): Partial<Record<Fault, string>> {
  return Object.fromEntries(GARBLED.map((fault) => [fault, text]));
}
