import { randomCode } from './ids';

const LIFETIME_SECONDS = 8 * 60 * 60;

// The key is no secret: it only makes forged tokens fail.
const SIGNING_KEY = new TextEncoder().encode('bottega-2018-mock-backend');

/** The claims of a token: the administrator's id, the token's id, its times in seconds. */
export type TokenClaims = { sub: string; jti: string; iat: number; exp: number };

/** Returns a signed JWT (HS256) for the administrator, valid for eight hours. */
export async function issueToken(adminId: string, now: Date): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + LIFETIME_SECONDS;
  const claims: TokenClaims = { sub: adminId, jti: randomCode(16), iat, exp };
  const content = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson(claims)}`;
  const signature = await crypto.subtle.sign('HMAC', await signingKey(), bytesOf(content));
  return `${content}.${encodeBytes(new Uint8Array(signature))}`;
}

/**
 * Returns the claims of a token, or null if it is missing, malformed, forged or expired. Call it
 * before a transaction begins: IndexedDB ends one that waits for the signature.
 */
export async function verifyToken(token: string | null, now: Date): Promise<TokenClaims | null> {
  const [header, payload, signature, ...rest] = (token ?? '').split('.');
  if (!header || !payload || !signature || rest.length > 0) return null;
  try {
    const signed = bytesOf(`${header}.${payload}`);
    const key = await signingKey();
    if (!(await crypto.subtle.verify('HMAC', key, decodeBytes(signature), signed))) return null;
    // The signature proves that issueToken made it, so it has that shape.
    const claims = JSON.parse(new TextDecoder().decode(decodeBytes(payload))) as TokenClaims;
    return claims.exp * 1000 > now.getTime() ? claims : null;
  } catch {
    return null;
  }
}

function signingKey(): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', SIGNING_KEY, algorithm, false, ['sign', 'verify']);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function encodeJson(value: unknown): string {
  return encodeBytes(bytesOf(JSON.stringify(value)));
}

/** Encodes bytes as base64url without padding, as a JWT has them. */
function encodeBytes(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decodeBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
