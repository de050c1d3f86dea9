import { vi } from 'vitest';

// Preloading every screen takes long in jsdom, and is tested in a browser. Import it before the application's modules.
vi.mock(import('#src/components/lazyWithPreload'), async (original) => ({
  ...(await original()),
  preloadAll: () => Promise.resolve(),
}));
