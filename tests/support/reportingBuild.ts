import { vi } from 'vitest';

// Like a build that reports errors and measures no visits. Import it before the modules that read these variables.
vi.stubEnv('VITE_SENTRY_DSN', 'https://chiave@errori.test/1');
vi.stubEnv('VITE_VITALS_SAMPLE', '0');
