import type { HttpHandler } from 'msw';
import { addFeedback, listAllFeedback, listProductFeedback } from '../backend/feedback';
import type { MockBackendContext } from './context';
import { jsonReply, textReply } from './replies';
import { formBody, formFiles, formText, wholeNumber } from './requests';
import { route } from './route';

/** The calls about feedback (spec section 7, feedback). */
export function feedbackHandlers(context: MockBackendContext): HttpHandler[] {
  const { database, now } = context;

  return [
    route(context, 'get', '/feedback/get/:productId', async ({ param }) =>
      jsonReply(await database.read((tables) => listProductFeedback(tables, param('productId')))),
    ),

    route(context, 'get', '/feedback/getAll', async () =>
      jsonReply(await database.read(listAllFeedback)),
    ),

    route(context, 'post', '/feedback/add', async ({ request }) => {
      const form = await formBody(request);
      const feedback = {
        orderNumber: formText(form, 'orderNumber'),
        idProduct: formText(form, 'idProduct'),
        feedbackS: formText(form, 'feedbackS'),
        stars: wholeNumber(formText(form, 'stars')),
        files: await formFiles(form, 'files'),
      };
      await database.write((tables) => addFeedback(tables, feedback, now()));
      return textReply('Grazie per il tuo feedback!');
    }),
  ];
}
