import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the page with this h1, which has the focus after a navigation. */
export async function expectArrivalAt(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
}
