import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { HOST, type useMockBackend } from './shop';

export const inMain = () => within(screen.getByRole('main'));

/** Holds the reply to a call until the returned function is called, with a reply or for the mock backend's. */
export function holdReply(
  { server }: ReturnType<typeof useMockBackend>,
  method: 'post' | 'patch',
  path: string,
): (reply?: Response) => void {
  const gate = Promise.withResolvers<Response | undefined>();
  server.use(http[method](HOST + path, () => gate.promise));
  return (reply) => gate.resolve(reply);
}

export async function openAboutPage(user: UserEvent): Promise<void> {
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
  await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
}
