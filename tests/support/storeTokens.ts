import type { ShopStore } from '#src/store/makeStore';
import { signedIn } from '#src/session/sessionSlice';

/** Returns a token with these claims, in the shape of the backend's. */
export function tokenWith(claims: object): string {
  return [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .concat('firma')
    .join('.');
}

/** Returns a token that expires in this many seconds. */
export function tokenFor(seconds: number): string {
  return tokenWith({ sub: '1', exp: Math.floor(Date.now() / 1000) + seconds });
}

/** Logs an administrator in; returns the token. */
export function signIn(store: ShopStore, token = tokenFor(3600)): string {
  store.dispatch(signedIn({ token, now: Date.now() }));
  return token;
}
