import type { MailRecord } from './records';
import { nextNumber } from './ids';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

export type Letter = Pick<MailRecord, 'to' | 'subject' | 'body' | 'link'>;

/** So many mails the mailbox keeps, the latest. */
const MOST_MAILS = 500;

/** 'Sends' a mail: the mailbox page shows it. Its link is a path in the shop, or null. */
export async function sendMail(tables: WriteTransaction, letter: Letter, now: Date): Promise<void> {
  const number = await nextNumber(tables, 'mails');
  await tables.put('mails', { id: idOf(number), sentAt: now.toISOString(), ...letter });
  await tables.delete('mails', idOf(number - MOST_MAILS));
}

function idOf(number: number): string {
  return String(number).padStart(9, '0');
}

/** The mails that were sent, the newest first. */
export async function listMails(tables: ReadTransaction): Promise<MailRecord[]> {
  const mails = await tables.getAll('mails');
  return mails.sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** A path in the shop with each part percent-encoded as one segment. */
export function shopPath(...segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
