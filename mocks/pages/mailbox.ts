import type { MailRecord } from '../backend/records';
import { startMockBackend } from '../browser';
import { element, leadBackTo, say } from './elements';

const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/** Shows every mail, the newest first, or that there is none. */
async function showMails(): Promise<void> {
  const { host, publicOrigin } = await startMockBackend();
  leadBackTo(publicOrigin);
  const response = await fetch(`${host}/demo/mails`);
  if (!response.ok) throw new Error(`Mailbox answered ${response.status}`);
  const mails = (await response.json()) as MailRecord[];
  const list = element('mails', HTMLOListElement);
  list.replaceChildren(...mails.map((mail) => mailItem(mail, publicOrigin)));
  list.hidden = mails.length === 0;
  say(mails.length === 0 ? 'Nessuna email ricevuta.' : `Email ricevute: ${mails.length}`);
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
    // Many links have the same words; the description says which mail each belongs to.
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
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function show(): void {
  showMails().catch(() => say('Impossibile leggere le email.'));
}

element('refresh', HTMLButtonElement).addEventListener('click', show);
show();
