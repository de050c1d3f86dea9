import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

export const slider = () => screen.getByRole('slider', { name: 'Momento della registrazione' });
export const heading = () => screen.getByRole('heading', { level: 1 });

/** Moves the slider like an arrow key or a pointer. */
export async function goTo(moment: number): Promise<void> {
  fireEvent.change(slider(), { target: { value: String(moment) } });
  await waitFor(() => expect(document.documentElement.dataset['replay']).toBe('ready'));
  expect(slider()).toHaveValue(String(moment));
}

/** Returns the files that the page saves from now on. */
export function catchSavedFiles(): Blob[] {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
}
