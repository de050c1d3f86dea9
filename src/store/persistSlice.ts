import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { parseStored, readStored, writeStored } from '../domain/browserStorage';
import type { ShopStore } from './makeStore';
import type { RootState } from './rootReducer';

type Stored<Value> = {
  /** The key in localStorage. */
  key: string;
  /** Accepts anything, with fallbacks: other code of this origin may have written it. */
  schema: v.GenericSchema<unknown, Value>;
};

/** The part of a slice that survives a reload. */
type PersistedSlice<Value> = Stored<Value> & {
  /** Returns the value to store; null or an empty list removes the key. */
  select: (state: RootState) => Value;
  hydrate: (value: Value) => UnknownAction;
};

/** Keeps a part of the state in this browser's localStorage, in sync with other tabs. */
export function persistSlice<Value>(store: ShopStore, slice: PersistedSlice<Value>): void {
  let isHydrating = false;
  const hydrate = () => {
    const value = readPersisted(slice);
    if (value === undefined) return;
    isHydrating = true;
    try {
      store.dispatch(slice.hydrate(value));
    } finally {
      isHydrating = false;
    }
  };
  hydrate();
  // A value just read is not written back: tabs of two builds, whose schemas differ, would keep answering each other.
  store.startListening({
    predicate: (_action, state, previous) =>
      !isHydrating && slice.select(state) !== slice.select(previous),
    effect: (_action, { getState }) => {
      writeStored('localStorage', slice.key, serialize(slice.select(getState())));
    },
  });
  addEventListener('storage', ({ key }) => {
    if (key === slice.key || key === null) hydrate();
  });
}

/** Returns the stored part of a slice; undefined if storage is blocked. */
function readPersisted<Value>({ key, schema }: Stored<Value>): Value | undefined {
  const text = readStored('localStorage', key);
  // A single word is stored as plain text, not JSON.
  return text === undefined ? undefined : v.parse(schema, parseStored(text) ?? text);
}

function serialize(value: unknown): string | null {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
