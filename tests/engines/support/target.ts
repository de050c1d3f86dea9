/** How an element is found: by role and name, label or text, as a person would. */
export type Target = {
  by: 'role' | 'label' | 'text';
  role: string;
  name: Pattern | null;
  /** The index among the matches, from 0. */
  nth: number;
  within: Target | null;
};
type Pattern = { source: string; isExact: boolean };
type Options = { nth?: number; within?: Target };

/** An element with this role and accessible name; a text must be the whole name. */
export function role(wanted: string, name?: string | RegExp, options: Options = {}): Target {
  return target('role', wanted, name, options);
}

/** A field with this label, for fields without a role, such as passwords. */
export function label(name: string | RegExp, options: Options = {}): Target {
  return target('label', '', name, options);
}

/** The innermost element with this text. */
export function text(name: string | RegExp): Target {
  return target('text', '', name, {});
}

function target(
  by: Target['by'],
  wanted: string,
  name: string | RegExp | undefined,
  { nth = 0, within }: Options,
): Target {
  const pattern =
    name === undefined
      ? null
      : {
          source: typeof name === 'string' ? name : name.source,
          isExact: typeof name === 'string',
        };
  return { by, role: wanted, name: pattern, nth, within: within ?? null };
}

/** Returns a target in words, for error messages. */
export function describe({ by, role: wanted, name, nth, within }: Target): string {
  const inside = within ? ` in ${describe(within)}` : '';
  return `${by} ${wanted} ${name?.source ?? ''}${nth > 0 ? ` (${nth})` : ''}${inside}`;
}
