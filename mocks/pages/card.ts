import type { PaymentView } from '../backend/payments';
import { startMockBackend } from '../browser';
import { element, setShopLink, showMessage } from './elements';

const CLOSED_TEXTS = {
  paid: 'Questo pagamento è già stato effettuato.',
  refused: 'Questo pagamento è stato rifiutato.',
  abandoned: 'Questo pagamento è stato annullato.',
};

const euro = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
});
const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-action]');

/** Shows the payment of the URL: its amount and buttons, or that it has ended. */
async function showPayment(): Promise<void> {
  const { host, publicOrigin } = await startMockBackend();
  setShopLink(publicOrigin);
  const id = new URLSearchParams(location.search).get('payment') ?? '';
  const url = `${host}/demo/payments/${encodeURIComponent(id)}`;
  const response = await fetch(url);
  if (!response.ok) return showEnd('Pagamento non trovato.');
  const payment = (await response.json()) as PaymentView;
  if (payment.state !== 'open') return showEnd(CLOSED_TEXTS[payment.state]);
  showMessage('');
  element('amount', HTMLElement).textContent = euro.format(payment.amount);
  element('payment', HTMLElement).hidden = false;
  for (const button of buttons) {
    button.disabled = false;
    button.onclick = () => void endPayment(url, button.dataset.action ?? '', publicOrigin);
  }
}

/** Ends the payment by that action and returns to the shop. */
async function endPayment(url: string, action: string, shop: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  showMessage('Attendi…');
  try {
    const response = await fetch(`${url}/${action}`, { method: 'POST' });
    if (!response.ok) return showEnd(await response.text());
    const { redirect } = (await response.json()) as { redirect: string };
    location.replace(new URL(redirect, shop));
  } catch {
    showMessage('Qualcosa non ha funzionato. Riprova.');
    for (const button of buttons) button.disabled = false;
  }
}

function showEnd(text: string): void {
  showMessage(text);
  element('payment', HTMLElement).hidden = true;
  element('back', HTMLElement).hidden = false;
}

function show(): void {
  showPayment().catch(() => showEnd('Impossibile caricare il pagamento.'));
}

show();
// The back-forward cache restores the page with disabled buttons.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
