import { readForm, parseInteger, readTextFields, readUploads } from './requests';
import { route, type Route } from './route';
import { addFeedback, listAllFeedback, listProductFeedback } from '../backend/feedback';

/** The calls for feedback (spec section 7, feedback). */
export const feedbackRoutes: Route[] = [
  route('get', '/feedback/get/:productId', ({ param, read }) =>
    read((tables) => listProductFeedback(tables, param('productId'))),
  ),

  route('get', '/feedback/getAll', ({ read }) => read(listAllFeedback)),

  route('post', '/feedback/add', async ({ request, write, now }) => {
    const form = await readForm(request);
    const fields = readTextFields(form, 'orderNumber', 'idProduct', 'feedbackS', 'stars');
    const stars = parseInteger(fields.stars);
    const files = await readUploads(form, 'files');
    await write((tables) => addFeedback(tables, { ...fields, stars, files }, now));
    return 'Grazie per il tuo feedback!';
  }),
];
