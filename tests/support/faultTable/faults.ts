/** Every way in which a call goes wrong here. */
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

/** Faults that came with a good status: the reply is not what the call promises. */
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

/** Whether a person shall be told nothing, because the call has done what was asked. */
export function isGoodEnough(fault: Fault, need: Need): boolean {
  return GOOD_ENOUGH[need].includes(fault);
}

/** Faults after which the shop repeats a read by itself, after a pause. */
export function isTriedAgain(fault: Fault): boolean {
  return ['connection-refused', 'no-answer', 'cut-off', '500-html', '503'].includes(fault);
}

/** The same words for every reply that cannot be read. */
export function whenGarbled(text: string): Partial<Record<Fault, string>> {
  return Object.fromEntries(GARBLED.map((fault) => [fault, text]));
}
