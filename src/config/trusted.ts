import { WORKER_FILE } from './offline';

/** What makes text acceptable where a browser would run it (Trusted Types). */
type Trusted = {
  /** The text of a data block; throws for what is not JSON. */
  createScript: (text: string) => string;
  /** The address of a script; throws for any but the service worker's. */
  createScriptURL: (address: string) => string;
};

const RULES: Trusted = {
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
  createScriptURL: (address) => {
    if (address !== `/${WORKER_FILE}`) throw new TypeError('not a script of the shop');
    return address;
  },
};

// A policy returns objects like TrustedScript; they have the type of texts here, because TypeScript's
// own types of the document take nothing else.
type Factory = { createPolicy: (name: string, rules: Trusted) => Trusted };
const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** The only policy that the Content-Security-Policy of the build names. */
export const trusted: Trusted = trustedTypes?.createPolicy('shop', RULES) ?? RULES;
