interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_IMAGE_BASE_URL?: string;
  readonly VITE_CHECKOUT_ORIGINS?: string;
  readonly VITE_QA?: string;
  /** Version and moment of this build, put in by vite.config.ts. */
  readonly VITE_BUILD: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
