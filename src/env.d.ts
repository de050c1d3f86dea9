interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_IMAGE_BASE_URL?: string;
  readonly VITE_CHECKOUT_ORIGINS?: string;
  readonly VITE_QA?: string;
  /** Where error reports go; a build without it sends none. */
  readonly VITE_SENTRY_DSN?: string;
  /** The share of visits to measure, from 0 to 1; only with a DSN. */
  readonly VITE_VITALS_SAMPLE?: string;
  /** Version and time of this build; inserted by vite.config.ts. */
  readonly VITE_BUILD: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

interface Window {
  /** TypeScript does not know it yet, nor do all browsers. */
  readonly CloseWatcher?: new (options: { signal: AbortSignal }) => {
    onclose: (() => void) | null;
  };
}
