import { nextNumber } from './ids';
import type { MailRecord } from './records';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

/** A mail before it is sent. Its link is a path in the shop, or null. */
export type MailDraft = Pick<MailRecord, 'to' | 'subject' | 'body' | 'link'>;

/** 'Sends' a mail: from then on the mailbox page shows it. */
export async function sendMail(
  tables: WriteTransaction,
  now: Date,
  mail: MailDraft,
): Promise<void> {
  const id = String(await nextNumber(tables, 'mails')).padStart(9, '0');
  await tables.put('mails', { id, sentAt: now.toISOString(), ...mail });
}

/** Returns all mails, newest first. */
export async function listMails(tables: ReadTransaction): Promise<MailRecord[]> {
  const mails = await tables.getAll('mails');
  return mails.sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** Joins the parts to a path in the shop, each percent-encoded as one segment. */
export function shopPath(...segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
