import type { MailRecord } from '../backend/records';
import { startMockBackend } from '../browser';
import { element, setShopLink, showMessage } from './elements';

const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/** Shows all mails, newest first, or an empty state. */
async function showMails(): Promise<void> {
  const { host, publicOrigin } = await startMockBackend();
  setShopLink(publicOrigin);
  const response = await fetch(`${host}/demo/mails`);
  if (!response.ok) throw new Error(`Mailbox answered ${response.status}`);
  const mails = (await response.json()) as MailRecord[];
  const list = element('mails', HTMLOListElement);
  list.replaceChildren(...mails.map((mail) => mailItem(mail, publicOrigin)));
  list.hidden = mails.length === 0;
  showMessage(mails.length === 0 ? 'Nessuna email ricevuta.' : `Email ricevute: ${mails.length}`);
}

function mailItem(mail: MailRecord, shop: string): HTMLLIElement {
  const item = document.createElement('li');
  item.className = 'card';
  item.append(
    textElement('h2', mail.subject),
    textElement('p', `A: ${mail.to}, ${dayAndTime.format(new Date(mail.sentAt))}`, 'quiet'),
    textElement('p', mail.body),
  );
  if (mail.link !== null) {
    const link = textElement('a', 'Apri il collegamento', 'button');
    link.href = new URL(mail.link, shop).href;
    // All links have the same text; the description says which mail each belongs to.
    link.setAttribute('aria-description', mail.subject);
    item.append(link);
  }
  return item;
}

function textElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.textContent = text;
  created.className = className;
  return created;
}

function show(): void {
  showMails().catch(() => showMessage('Impossibile leggere le email.'));
}

element('refresh', HTMLButtonElement).addEventListener('click', show);
show();
