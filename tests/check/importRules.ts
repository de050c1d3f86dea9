/**
 * The floors of src/, top first: a file imports from its own floor and from those below. `imports.test.ts` checks it;
 * docs/architecture.md has the diagram.
 */
export const FLOORS = [
  'main',
  'app',
  'prerender',
  'features',
  'snapshots',
  'components',
  'cross-tab',
  'hooks',
  'store',
  'api',
  'session',
  'entities',
  'offline',
  'config',
  'domain',
];

/** The order of the features: each may import those after it. */
export const FEATURES = [
  'command-palette',
  'problem-report',
  'overview',
  'order-list',
  'bulk-orders',
  'packing',
  'product-table',
  'product-editor',
  'profile',
  'admins',
  'confirmation-links',
  'withdrawal',
  'order-return',
  'catalogue',
  'product',
  'feedback',
  'info',
  'recently-viewed',
  'cart',
  'bulk-jobs',
  'order',
  'login',
  'form-drafts',
  'notifications',
  'shortcuts',
];

/** One file that imports another, as paths from the root; `to` may be a package's name. */
export type Import = { from: string; to: string };

/** Returns why an import is not allowed, or null if it is. */
export function refusal({ from, to }: Import): string | null {
  if (from.startsWith('mocks/')) {
    return to.startsWith('src/') && roomOf(to).floor !== 'domain'
      ? 'the mock backend is an independent witness: of src it imports domain only'
      : null;
  }
  if (!from.startsWith('src/')) return null;
  const { floor, feature } = roomOf(from);
  // Node code, which renders pages from the sources.
  if (floor === 'build') return null;
  if (to.startsWith('mocks/'))
    return floor === 'main' ? null : 'only main.tsx knows the mock backend';
  if (!to.startsWith('src/')) {
    return floor === 'domain' && to !== 'valibot' ? 'domain imports no package but valibot' : null;
  }
  const target = roomOf(to);
  if (floor === target.floor) {
    return feature === target.feature ||
      FEATURES.indexOf(feature) < FEATURES.indexOf(target.feature)
      ? null
      : `${feature} stands below ${target.feature}`;
  }
  // The root reducer combines the slices of features, which import `api`, `session` and lower floors.
  if (floor === 'store' && to.endsWith('Slice.ts')) return null;
  return FLOORS.indexOf(floor) < FLOORS.indexOf(target.floor)
    ? null
    : `${floor} stands below ${target.floor}`;
}

/** Returns the files of the first circle of imports, or null. */
export function findCircle(imports: readonly Import[]): string[] | null {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const { to } of targets.get(file) ?? []) {
      const circle = visit(to);
      if (circle) return circle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of targets.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return null;
}

function roomOf(file: string): { floor: string; feature: string } {
  const [, floor = '', feature = ''] = file.replace(/\.tsx?$/, '').split('/');
  return { floor, feature: floor === 'features' ? feature : '' };
}
