import { configure } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { watchConsole } from './consoleErrors';
import { FormRequest } from './formRequest';

// Requests are Node's: its fetch cannot send the FormData and files that jsdom makes.
const nodeForm = await new Response(new URLSearchParams('a=b')).formData();
const NodeFormData = nodeForm.constructor as typeof FormData;
/** Takes no notice of jsdom's forms, which React hands over when a submit starts a navigation. */
class EmptyFormData extends NodeFormData {
  constructor() {
    super();
  }
}
Object.assign(globalThis, {
  Blob: NodeBlob,
  File: NodeFile,
  FormData: EmptyFormData,
  // Vitest's own takes every file for one of jsdom's.
  Request: Object.getPrototypeOf(Request) as typeof Request,
});

globalThis.XMLHttpRequest = FormRequest;

// jsdom has no layout and says so on each call.
window.scrollTo = () => {};
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
  // Generous, for machines that are busy: only what fails takes as long.
  asyncUtilTimeout: 20_000,
  // As React's testing library has it, but until React has rendered all that it was asked for, which
  // its own scheduler tells.
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
