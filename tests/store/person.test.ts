import { describe, expect, it } from 'vitest';
import { loggedOut, logoutsReducer, personChanged, selectPerson } from '#src/session/sessionSlice';
import { isUsable, personOf } from '#src/session/token';
import { tokenWith } from '#tests/support/storeTokens';

const person = (token: string | null) => selectPerson({ session: { token } });
const EXPIRY = { exp: 2_000_000_000 };

describe('a person', () => {
  it('is the same with another token, and no one without a token', () => {
    const first = tokenWith({ sub: '1', ...EXPIRY });
    const renewed = tokenWith({ sub: '1', exp: EXPIRY.exp + 1 });
    const other = tokenWith({ sub: '2', ...EXPIRY });
    expect(first).not.toBe(renewed);
    const known = person(first);
    expect(known).toBe(personOf(first));
    expect(person(renewed)).toBe(known);
    expect(person(other)).not.toBe(known);
    expect(person(null)).toBeNull();
    expect(person(first)).toBe(known);
  });

  it('with a number is the one with the same as a text', () => {
    expect(personOf(tokenWith({ sub: 7 }))).toBe(personOf(tokenWith({ sub: '7' })));
  });

  it.each([
    ['an empty subject', ''],
    ['no subject', undefined],
    ['a subject that is a list', ['1']],
  ])('with %s is told by the token alone', (_, sub) => {
    const [one, other] = [tokenWith({ sub, exp: 1 }), tokenWith({ sub, exp: 2 })];
    expect(personOf(one)).toBe(personOf(one));
    expect(personOf(one)).not.toBe(personOf(other));
  });

  it('with a token that cannot be read is told by the token', () => {
    expect(personOf('a.b.c')).not.toBe(personOf('a.b.d'));
  });
});

it('a token is usable until the moment of its expiry, and not in it', () => {
  const token = tokenWith(EXPIRY);
  expect(isUsable(token, EXPIRY.exp * 1_000 - 1)).toBe(true);
  expect(isUsable(token, EXPIRY.exp * 1_000)).toBe(false);
});

it('each logout, and each change of the person, gives the screens another key', () => {
  const after = [loggedOut(), personChanged()].reduce(logoutsReducer, undefined);
  expect(after).toBe(2);
});
