import { lazy, useState, type ComponentType } from 'react';

/** A part of the application that is a file of its own. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it ahead of the need; what cannot be loaded now is tried again with the need. */
  load: () => Promise<void>;
};

const loads: LazyPart<never>['load'][] = [];

/**
 * A part that loads with the first need, like React's `lazy`. What is loaded before that draws
 * without waiting: the first screen of a visit, and every part of a replay, which then draws in
 * the same order each time and asks for no file when somebody goes on to another page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const Late = lazy(load) as unknown as ComponentType<Props>;
  let loaded: ComponentType<Props> | null = null;
  function Part(props: Props) {
    // What is on screen stays the part that it is.
    const [Chosen] = useState(() => loaded ?? Late);
    return <Chosen {...props} />;
  }
  Part.load = async () => {
    loaded ??= await load().then(
      (part) => part.default,
      () => null,
    );
  };
  loads.push(Part.load);
  return Part;
}

/** Loads every part that there is, as far as the connection allows. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
