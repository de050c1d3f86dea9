/** The value of a form's field; a list is one value. */
type Value = string | readonly string[];

export type Fields = Readonly<Record<string, Value>>;

/** A form's fields when editing began, as they are now, and as they were typed. */
export type Versions<F extends Fields> = {
  base: F;
  theirs: F;
  mine: F;
  /** Whether `mine` is a choice even if it equals the base; a typed field would count as unchanged. */
  isChosen?: boolean;
};

/** A field that both sides have changed to different values. */
export type Conflict = { field: string; base: Value; theirs: Value; mine: Value };

/**
 * Merges the changes of two sides field by field: a field that only one side has changed gets that side's value. Fields
 * changed by both to different values are conflicts; `merged` contains the typed values.
 */
export function threeWayMerge<F extends Fields>({
  base,
  theirs,
  mine,
  isChosen = false,
}: Versions<F>): {
  merged: F;
  conflicts: Conflict[];
} {
  const merged: Record<string, Value> = { ...mine };
  const conflicts: Conflict[] = [];
  for (const [field, was, is, typed] of rows({ base, theirs, mine })) {
    if (isSame(typed, was) && !isChosen) merged[field] = is;
    else if (!isSame(is, was) && !isSame(is, typed)) {
      conflicts.push({ field, base: was, theirs: is, mine: typed });
    }
  }
  return { merged: merged as F, conflicts };
}

/** Returns the fields that others have changed to a value other than the typed one. */
export function changedByOthers<F extends Fields>(versions: Versions<F>): (keyof F & string)[] {
  return rows(versions).flatMap(([field, was, is, typed]) =>
    isSame(is, was) || isSame(is, typed) ? [] : [field],
  );
}

/** Returns whether two forms have the same values. */
export function areSameFields<F extends Fields>(one: F, other: F): boolean {
  return Object.entries(one).every(([field, value]) => isSame(value, other[field] ?? ''));
}

type Row<F> = readonly [field: keyof F & string, base: Value, theirs: Value, mine: Value];

function rows<F extends Fields>({ base, theirs, mine }: Versions<F>): Row<F>[] {
  return Object.keys(mine).map((field) => [
    field,
    base[field] ?? '',
    theirs[field] ?? '',
    mine[field] ?? '',
  ]);
}

function isSame(one: Value, other: Value): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
