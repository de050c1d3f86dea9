import '#tests/support/reportingBuild';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Seed } from '#mocks/seed/buildSeed';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { blockNetwork } from '#src/api/recordAndReplay';
import { readReplay } from '#src/snapshots/readReplay';
import { fillCart } from '#tests/support/cart';
import { NUMBER, withOrder } from '#tests/support/orders';
import { stubNavigator, useReports, type ReceivedReport } from '#tests/support/reports';
import { catchSavedFiles } from '#tests/support/savedFiles';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
let answer: () => Response | Promise<Response>;
const { reports } = useReports(backend, () => answer());

beforeEach(() => {
  answer = () => HttpResponse.json({});
});

async function openDialog(path = '/chi-siamo', change?: (seed: Seed) => void) {
  const cart = fillCart([['101', 1]]);
  const { user } = await openShop(backend, path, { cart, ...(change && { change }) });
  // An order that is still loading could not be hidden.
  if (change) await screen.findByText('In Preparazione');
  await user.click(screen.getByRole('button', { name: 'Segnala un problema' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Segnala un problema' }));
  await dialog.findByText(/^In tutto sono [\d,]+ kB\./);
  return { user, dialog };
}

it('sends what the user wrote, with everything that was shown before, by keyboard alone', async () => {
  const { user, dialog } = await openDialog('/product/101');
  const field = dialog.getByRole('textbox', { name: 'Che cosa non va?' });
  expect(field).toHaveFocus();
  // An order that the page does not know cannot be recognized.
  expect(field).toHaveAccessibleDescription(
    'Si invia quello che scrivi: non mettere password, numeri di ordini né dati personali.',
  );
  await user.keyboard('Il prezzo non si vede.');
  await user.click(dialog.getByText('Guarda che cosa si invia'));
  const { value: shown } = dialog.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Che cosa si invia',
  });
  expect(reports).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('Segnalazione inviata. Grazie.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reports).toHaveLength(1);
  const { type, event, files } = reports[0] as ReceivedReport;
  expect(type).toBe('feedback');
  expect(event.contexts?.feedback?.message).toBe('Il prezzo non si vede.');
  expect(event.tags).toEqual({ kind: 'person', route: '/product/:id' });
  expect(readReplay(files['pagina.json'] ?? '')).toMatchObject({
    snapshot: { route: '/product/101' },
  });
  // Only what was shown is sent, except for the name of the library.
  for (const file of Object.values(files)) expect(shown).toContain(file.trimEnd());
  const { sdk: _, ...sent } = event;
  expect(JSON.parse(shown.slice(0, shown.indexOf('\npagina.json')))).toEqual(sent);
});

it('hides the number of an order in what the user wrote too, and shows that before', async () => {
  const { user, dialog } = await openDialog(`/order/get/${NUMBER}`, withOrder({}));
  await user.keyboard(`L’ordine ${NUMBER.toLowerCase()}, visto il 3, non si apre.`);
  await user.click(dialog.getByText('Guarda che cosa si invia'));
  const written = 'L’ordine ID-1, visto il 3, non si apre.';
  const preview = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Che cosa si invia' });
  expect(preview.value).toContain(written);
  expect(preview.value.toUpperCase()).not.toContain(NUMBER);
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]?.event.contexts?.feedback?.message).toBe(written);
  expect(reports[0]?.text.toUpperCase()).not.toContain(NUMBER);
});

it('requires a text', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  const field = dialog.getByRole('textbox', { name: 'Che cosa non va?' });
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Scrivi due parole su che cosa non va.');
  await user.keyboard('x');
  expect(field).toBeValid();
  expect(reports).toEqual([]);
});

it('says that the server refused it, keeps what was written, and saves the file', async () => {
  answer = () => new HttpResponse('', { status: 500 });
  const saved = catchSavedFiles();
  const { user, dialog } = await openDialog();
  await user.keyboard('Il prezzo non si vede.');
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('non si può inviare adesso');
  expect(dialog.getByRole('textbox', { name: 'Che cosa non va?' })).toHaveValue(
    'Il prezzo non si vede.',
  );
  await user.click(dialog.getByRole('button', { name: 'Scarica il file' }));
  expect(saved).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps what was written when it is closed, until it is sent', async () => {
  const { user } = await openDialog();
  const button = screen.getByRole('button', { name: 'Segnala un problema', hidden: true });
  const open = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button);
    return within(await screen.findByRole('dialog')).findByRole('textbox', {
      name: 'Che cosa non va?',
    });
  };
  await user.keyboard('Il prezzo non si vede.{Escape}');
  const field = await open();
  expect(field).toHaveValue('Il prezzo non si vede.');
  await screen.findByText(/^In tutto sono [\d,]+ kB\./);
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(Object.values(reports[0]?.files ?? {}).join('\n')).not.toContain('non si vede');
  expect(await open()).toHaveValue('');
});

/** Sends a report whose answer waits, and closes the dialog meanwhile. */
async function sendAndClose() {
  const gate = Promise.withResolvers<Response>();
  answer = () => gate.promise;
  const { user } = await openDialog();
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Segnala un problema' }));
    return within(await screen.findByRole('dialog'));
  };
  await user.keyboard('Il prezzo non si vede.');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Invio in corso…' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { user, open, gate };
}

it('is sent once, even if the dialog is closed meanwhile, opened again and sent again', async () => {
  const { user, open, gate } = await sendAndClose();
  const dialog = await open();
  await dialog.findByText(/^In tutto sono [\d,]+ kB\./);
  const sending = dialog.getByRole('button', { name: 'Invio in corso…' });
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  await user.click(sending);
  gate.resolve(HttpResponse.json({}));
  expect(await screen.findByText('Segnalazione inviata. Grazie.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reports).toHaveLength(1);
  expect((await open()).getByRole('textbox', { name: 'Che cosa non va?' })).toHaveValue('');
});

it('that is refused after the dialog was closed is said in a toast, and keeps what was written', async () => {
  const { open, gate } = await sendAndClose();
  gate.resolve(new HttpResponse('', { status: 500 }));
  expect(await screen.findByText(/non si può inviare adesso/)).toBeInTheDocument();
  const field = (await open()).getByRole('textbox', { name: 'Che cosa non va?' });
  expect(field).toHaveValue('Il prezzo non si vede.');
});

it('saves the page of its opening, also after Back', async () => {
  const saved = catchSavedFiles();
  const { user, dialog } = await openDialog('/product/101');
  act(() => {
    history.replaceState(null, '', '/chi-siamo');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('heading', { level: 1, name: 'Chi siamo', hidden: true });
  await user.click(dialog.getByRole('button', { name: 'Scarica il file' }));
  expect(readReplay((await saved[0]?.file.text()) ?? '')).toMatchObject({
    snapshot: { route: '/product/101' },
  });
});

it('says that the report cannot be made, and still saves the file', async () => {
  const saved = catchSavedFiles();
  const { user } = await openShop(backend, '/chi-siamo');
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('no random numbers');
  });
  onTestFinished(() => random.mockRestore());
  await user.click(screen.getByRole('button', { name: 'Segnala un problema' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Segnala un problema' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('non si può inviare adesso');
  expect(dialog.queryByText('Preparazione in corso…')).toBeNull();
  await user.type(dialog.getByLabelText('Che cosa non va?'), 'Il prezzo non si vede.');
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  expect(reports).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Scarica il file' }));
  expect(saved).toHaveLength(1);
});

it('says that it waits for the connection', async () => {
  const { user, dialog } = await openDialog();
  await user.keyboard('Il prezzo non si vede.');
  stubNavigator({ onLine: false });
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  expect(
    await screen.findByText('La segnalazione parte appena torna la connessione.'),
  ).toBeInTheDocument();
  expect(reports).toEqual([]);
});

it('sends no more than ten in an hour', async () => {
  const sent = Array.from({ length: 10 }, () => ({ at: Date.now(), error: '' }));
  localStorage.setItem('reportsSent', JSON.stringify(sent));
  const { user, dialog } = await openDialog();
  await user.keyboard('Il prezzo non si vede.');
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('riprova fra un’ora');
  expect(reports).toEqual([]);
});

it('is not sent from a replay', async () => {
  const { user, dialog } = await openDialog();
  onTestFinished(blockNetwork(() => undefined));
  await user.keyboard('Il prezzo non si vede.');
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('non si può inviare adesso');
  expect(reports).toEqual([]);
});

it('is possible even if the browser asks not to be tracked, as the user requests it', async () => {
  stubNavigator({ doNotTrack: '1' });
  const { user, dialog } = await openDialog();
  await user.keyboard('Il prezzo non si vede.');
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(Object.keys(reports[0]?.files ?? {})).toEqual(['pagina.json']);
});

it('is described on the privacy page', async () => {
  await openShop(backend, '/privacy');
  await screen.findByRole('heading', { level: 2, name: 'Segnalazioni di errore' });
  expect(screen.getByText(/Do Not Track o Global Privacy Control/)).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Che cosa resta nel tuo browser' }));
  const names = table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names.slice(-2)).toEqual(['reportsSent', 'reports']);
});
