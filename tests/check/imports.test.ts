import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FEATURES, findCircle, FLOORS, refusal } from './importRules';
import { importsOf } from './imports';

const foldersIn = (path: string) =>
  readdirSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the imports of src and mocks', () => {
  const imports = importsOf(['src', 'mocks']);

  it('go downwards', () => {
    expect(imports.length).toBeGreaterThan(1_500);
    const refused = imports.flatMap((found) => {
      const why = refusal(found);
      return why === null ? [] : [`${found.from} -> ${found.to}: ${why}`];
    });
    expect(refused).toEqual([]);
  });

  it('have no circle, types included', () => {
    expect(findCircle(imports)).toBeNull();
  });

  it('come from floors and features that the rules name', () => {
    expect([...FLOORS, 'build']).toEqual(expect.arrayContaining(foldersIn('src')));
    expect(FEATURES.toSorted()).toEqual(foldersIn('src/features').toSorted());
  });
});

describe('the rules refuse', () => {
  it.each([
    ['a floor that is above', 'src/api/a.ts', 'src/store/b.ts'],
    ['a feature of a shared floor', 'src/components/A.tsx', 'src/features/cart/b.ts'],
    ['a feature that is above', 'src/features/cart/a.ts', 'src/features/order-list/b.ts'],
    ['a feature in the store, but for its slice', 'src/store/a.ts', 'src/features/cart/useCart.ts'],
    ['a package in domain', 'src/domain/a.ts', 'react'],
    ['the mock backend in the application', 'src/app/a.ts', 'mocks/browser.ts'],
    ['the application in the mock backend', 'mocks/backend/a.ts', 'src/config/paths.ts'],
  ])('%s', (_, from, to) => {
    expect(refusal({ from, to })).toEqual(expect.any(String));
  });

  it.each([
    ['src/features/order-list/a.ts', 'src/features/cart/b.ts'],
    ['src/features/cart/a.ts', 'src/features/cart/deep/b.ts'],
    ['src/store/a.ts', 'src/features/cart/cartSlice.ts'],
    ['src/main.tsx', 'mocks/browser.ts'],
    ['mocks/backend/a.ts', 'src/domain/b.ts'],
  ])('nothing else: %s may import %s', (from, to) => {
    expect(refusal({ from, to })).toBeNull();
  });

  it('circles, long ones too', () => {
    const chain = ['a', 'b', 'c', 'a'].map((to, index, all) => ({
      from: all[index - 1] ?? '',
      to,
    }));
    expect(findCircle(chain.slice(1))).toEqual(['a', 'b', 'c', 'a']);
    expect(findCircle(chain.slice(1, 3))).toBeNull();
  });
});
