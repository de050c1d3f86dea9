import { useEffect, useEffectEvent, useState } from 'react';
import { mapConcurrent } from '../../../domain/concurrency';
import { describeFile, type Facts } from './describeFile';
import { readEntry, readPicture, type LibraryEntry } from './library';

/** The facts about an entry's file, or why it cannot be replayed. */
export type Known = { facts?: Facts; refused?: string; picture: string | null };

/** Files that are read at the same time. */
const CONCURRENCY = 4;

/** Reads the files of entries, and returns what is known about them so far, by address. */
export function useFacts(entries: readonly LibraryEntry[]): ReadonlyMap<string, Known> {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const addresses = entries.map(({ address }) => address).join('\n');
  const addressesLeft = useEffectEvent((all: string) =>
    all.split('\n').filter((address) => address !== '' && !known.has(address)),
  );
  useEffect(() => {
    const left = addressesLeft(addresses);
    let isGone = false;
    void mapConcurrent(CONCURRENCY, async () => {
      const address = left.shift();
      if (address === undefined || isGone) return false;
      const about = await learn(address);
      setKnown((before) => new Map(before).set(address, about));
      return true;
    });
    return () => {
      isGone = true;
    };
  }, [addresses]);
  return known;
}

async function learn(address: string): Promise<Known> {
  const reading = await readEntry(address);
  const picture = await readPicture(address).catch(() => null);
  return 'refused' in reading
    ? { refused: reading.refused, picture }
    : { facts: describeFile(reading), picture };
}
