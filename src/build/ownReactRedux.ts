import type { Plugin } from 'vite';

/**
 * Build plugin: gives the drag-and-drop library a copy of React Redux of its own. It alone uses `connect`, which the
 * shared copy would bring to the first screen of every page (2 kB gzip). It has a store and a context of its own, so
 * that the two copies never meet.
 */
export function ownReactRedux(): Plugin {
  return {
    name: 'shop:own-react-redux',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-redux' || !importer?.includes('react-beautiful-dnd')) return null;
      const shared = await this.resolve(source, importer, { skipSelf: true });
      return shared && { ...shared, id: `${shared.id}?own` };
    },
  };
}
