import { WORKER_FILE } from './offline';

/** Makes text acceptable to Trusted Types where a browser would run it. */
type Trusted = {
  /** The text of a data block; throws if it is not JSON. */
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

// A policy returns objects like TrustedScript; they are typed as strings here, because TypeScript's own DOM types
// accept nothing else.
type Factory = { createPolicy: (name: string, rules: Trusted) => Trusted };
const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** The only policy that the Content-Security-Policy of the build names. */
export const trusted: Trusted = trustedTypes?.createPolicy('shop', RULES) ?? RULES;
