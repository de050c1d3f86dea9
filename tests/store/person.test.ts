// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { loggedOut, logoutsReducer, personChanged, selectPerson } from '#src/session/sessionSlice';
import { isUsable, personOf } from '#src/session/token';
import { tokenWith } from '#tests/support/storeTokens';

const person = (token: string | null) => selectPerson({ session: { token } });
const EXPIRY = { exp: 2_000_000_000 };

beforeEach(() => sessionStorage.clear());

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

  it('with a numeric id is the same as with the id as text', () => {
    expect(personOf(tokenWith({ sub: 7 }))).toBe(personOf(tokenWith({ sub: '7' })));
  });

  it.each(['sub', 'email', 'username', 'id'])('is named by the claim %s', (claim) => {
    const token = (value: unknown, exp: number) => tokenWith({ [claim]: value, exp });
    expect(personOf(token('anna', 1))).toBe(personOf(token('anna', 2)));
    expect(personOf(token('anna', 1))).not.toBe(personOf(token('luca', 1)));
  });

  it('is identified by the first of the claims sub, email, username and id', () => {
    const token = (claims: object) => personOf(tokenWith({ ...EXPIRY, ...claims }));
    const both = token({ email: 'a@b.example', username: 'anna', id: 7 });
    expect(both).toBe(token({ email: 'a@b.example', username: 'luca', id: 8 }));
    expect(both).toBe(token({ sub: '', email: 'a@b.example' }));
    expect(both).not.toBe(token({ sub: '1', email: 'a@b.example' }));
  });

  it.each([
    ['an empty subject', tokenWith({ sub: '', exp: 1 }), tokenWith({ sub: '', exp: 2 })],
    ['no claim', tokenWith({ exp: 1 }), tokenWith({ exp: 2 })],
    ['a subject that is a list', tokenWith({ sub: ['1'] }), tokenWith({ sub: ['2'] })],
    ['a token that cannot be read', 'a.b.c', 'a.b.d'],
  ])('whom %s does not name is the same within one tab', (_, one, other) => {
    const known = personOf(one);
    expect(personOf(other)).toBe(known);
    expect(personOf(tokenWith({ sub: '1' }))).not.toBe(known);
    sessionStorage.clear(); // another tab
    expect(personOf(other)).not.toBe(known);
  });
});

it('a token is usable until the moment of its expiry, exclusive', () => {
  const token = tokenWith(EXPIRY);
  expect(isUsable(token, EXPIRY.exp * 1_000 - 1)).toBe(true);
  expect(isUsable(token, EXPIRY.exp * 1_000)).toBe(false);
});

it('each logout, and each change of the person, gives the screens another key', () => {
  const after = [loggedOut(), personChanged()].reduce(logoutsReducer, undefined);
  expect(after).toBe(2);
});
