import { configure } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { watchConsole } from './consoleErrors';
import { FormRequest } from './formRequest';

// Requests are Node's, whose fetch cannot send jsdom's FormData and files.
const nodeForm = await new Response(new URLSearchParams('a=b')).formData();
const NodeFormData = nodeForm.constructor as typeof FormData;
/** Ignores jsdom's forms, which React passes when a submit starts a navigation. */
class EmptyFormData extends NodeFormData {
  constructor() {
    super();
  }
}
Object.assign(globalThis, {
  Blob: NodeBlob,
  File: NodeFile,
  FormData: EmptyFormData,
  // Vitest's own expects jsdom's files.
  Request: Object.getPrototypeOf(Request) as typeof Request,
});

globalThis.XMLHttpRequest = FormRequest;

// Outlives a file's idle callbacks: test files share modules, which may still cancel one.
globalThis.cancelIdleCallback = clearTimeout;

// jsdom has no layout: it logs that on each call, or has no such function.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
class SilentObserver {
  /** For `holdOutOfView`, which reports in the browser's place. */
  readonly callback: unknown;
  constructor(callback: unknown) {
    this.callback = callback;
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = SilentObserver;
globalThis.IntersectionObserver = class extends SilentObserver {} as never;
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

configure({
  // Generous for busy machines: only a failing test takes that long.
  asyncUtilTimeout: 20_000,
  // Like the testing library's own, but it also waits until React's scheduler has rendered everything.
  asyncWrapper: async (wait) => {
    const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    const before = react.IS_REACT_ACT_ENVIRONMENT ?? false;
    react.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const found = await wait();
      await new Promise<void>((resolve) => {
        unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
      });
      return found;
    } finally {
      react.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});

watchConsole();
