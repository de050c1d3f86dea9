import { vi } from 'vitest';

// As a build that reports its errors, and measures no visits. Import it before what reads them.
vi.stubEnv('VITE_SENTRY_DSN', 'https://chiave@errori.test/1');
vi.stubEnv('VITE_VITALS_SAMPLE', '0');
