import type { Plugin } from 'vite';
import { placeholders } from '../config/shop.ts';

/** Build plugin: warns while the seller's data is not the real one. */
export function placeholderWarning(): Plugin {
  return {
    name: 'shop:placeholder-warning',
    apply: 'build',
    buildStart() {
      const left = placeholders();
      if (left.length > 0) this.warn(`src/config/shop.ts has placeholders: ${left.join(', ')}`);
    },
  };
}
