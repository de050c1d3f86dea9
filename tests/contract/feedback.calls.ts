import { feedbackApi } from '#src/api/feedback';
import { NO_STRUCTURE, wireFeedback } from '#tests/support/apiSamples';
import { callCases } from './callCases';

/** Bodies of a feedback with one invalid field. */
export const NO_FEEDBACK = [
  { ...wireFeedback, id: {} },
  { ...wireFeedback, buyerName: 7 },
  { ...wireFeedback, stars: 'molte' },
  { ...wireFeedback, stars: 99 },
  { ...wireFeedback, stars: -1 },
  { ...wireFeedback, timeStamp: 'ieri' },
  { ...wireFeedback, timeStamp: '2024-02-31T10:00:00' },
  { ...wireFeedback, timeStamp: { anno: 2025 } },
  { ...wireFeedback, feedbackS: ['bella'] },
  { ...wireFeedback, images: 'foto.jpg' },
  { ...wireFeedback, product: 'p1' },
];

const NO_LIST = [...NO_STRUCTURE, '{}', 'Errore!'];

const PHOTO = { name: 'foto.webp', type: 'image/webp', content: 'foto' };

/** The calls of spec section 7, feedback. */
export const feedbackCalls = callCases(feedbackApi.endpoints, {
  getProductFeedback: {
    specPath: '/feedback/get/{productId}',
    argument: 'p/1',
    sends: { method: 'GET', path: '/feedback/get/p%2F1' },
    answer: { body: JSON.stringify([wireFeedback, { ...wireFeedback, id: 2 }]) },
    expected: ['f1', '2'],
    unreadable: NO_LIST,
  },
  getAllFeedback: {
    specPath: '/feedback/getAll',
    sends: { method: 'GET' },
    answer: {
      body: JSON.stringify([{ ...wireFeedback, product: { id: 1, title: 'Lampada' } }]),
    },
    expected: ['f1'],
    unreadable: NO_LIST,
  },
  addFeedback: {
    specPath: '/feedback/add',
    argument: {
      orderNumber: 'ORD-1',
      productId: 'p1',
      comment: 'Bella è dir poco',
      stars: 5,
      files: [new File([PHOTO.content], `../${PHOTO.name}`, { type: PHOTO.type })],
    },
    sends: {
      method: 'POST',
      form: [
        ['orderNumber', 'ORD-1'],
        ['idProduct', 'p1'],
        ['feedbackS', 'Bella è dir poco'],
        ['stars', '5'],
        ['files', PHOTO],
      ],
    },
    answer: { body: 'Grazie' },
    expected: null,
  },
});
