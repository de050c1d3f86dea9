/** On each part of the page that differs; qa.css outlines them. */
const MARK = 'data-changed';

/**
 * Attributes that are no changes to see: ids that React and MUI generate for each page, what a dialog hides around it,
 * and classes, of which the parts inside say more.
 */
const IGNORED = [
  'class',
  'style',
  'id',
  'for',
  'name',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-hidden',
];

/** Returns a copy of a page's elements that can be compared with a later one. */
export function copyForComparison(page: readonly Element[]): Node[] {
  return page.map((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const part of [copy, ...copy.querySelectorAll('*')]) {
      for (const name of IGNORED) part.removeAttribute(name);
    }
    return copy;
  });
}

/** Marks the parts of a page that differ from an earlier copy of it, the smallest that can be told. */
export function markChanges(before: readonly Node[], page: readonly Element[]): void {
  for (const element of changedAmong(before, copyForComparison(page), page)) {
    if (element instanceof Element) element.setAttribute(MARK, '');
  }
}

/**
 * Returns the elements of `shown` that differ; `after` are copies of them. Returns `shown` itself if only their parent
 * can show the difference: a text has changed, or something was removed.
 */
function changedAmong(
  before: readonly Node[],
  after: readonly Node[],
  shown: readonly Node[],
): readonly Node[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start]?.isEqualNode(after[start] ?? null)) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end)?.isEqualNode(after.at(-1 - end) ?? null)) {
    end += 1;
  }
  const older = before.slice(start, before.length - end);
  const newer = after.slice(start, after.length - end);
  const changed = shown.slice(start, shown.length - end);
  if (older.length > 0 && newer.length === 0) return shown;
  if (changed.some((node) => !(node instanceof Element))) return shown;
  // Added nodes stand between older ones: compare each older one with the next of its kind.
  let next = 0;
  return changed.flatMap((node, index) => {
    const same = older.findIndex((one, at) => at >= next && one.nodeName === node.nodeName);
    if (same === -1) return [node];
    next = same + 1;
    return changedIn(older[same], newer[index], node);
  });
}

function changedIn(before: Node | undefined, after: Node | undefined, shown: Node): Node[] {
  const [one, other] = [before?.cloneNode(false), after?.cloneNode(false)];
  if (!before || !after || !one?.isEqualNode(other ?? null)) return [shown];
  const children = [...shown.childNodes];
  const changed = changedAmong([...before.childNodes], [...after.childNodes], children);
  return changed === children ? [shown] : [...changed];
}
