import { route, type Route } from './route';
import { httpAssert } from '../backend/httpError';
import { listMails } from '../backend/mail';
import { endPayment, viewPayment, type PaymentAction } from '../backend/payments';

const ACTIONS: readonly PaymentAction[] = ['pay', 'refuse', 'abandon'];

/** The calls of the card page and the mailbox page, which a real shop does not have. */
export const demoRoutes: Route[] = [
  route('get', '/demo/payments/:id', ({ param, read }) =>
    read((tables) => viewPayment(tables, param('id'))),
  ),

  route('post', '/demo/payments/:id/:action', async ({ param, write, now }) => {
    const action = ACTIONS.find((known) => known === param('action'));
    httpAssert(action !== undefined, 404, 'Azione sconosciuta.');
    return { redirect: await write((tables) => endPayment(tables, param('id'), action, now)) };
  }),

  route('get', '/demo/mails', ({ read }) => read(listMails)),
];
