import { type FormPart, apiPath } from './request';
import { parseAllFeedback, parseFeedbackOn } from './parsers/feedback';
import { ignoreBody } from './parsers/reply';
import { shopApi } from './shopApi';
import { staleAfter } from './invalidation';

export type NewFeedback = {
  orderNumber: string;
  productId: string;
  comment: string;
  /** 1 to 5; 0 without a rating. */
  stars: number;
  files: File[];
};

export const feedbackApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProductFeedback: build.query<string[], string>({
      query: (productId) => ({
        method: 'GET',
        path: apiPath`/feedback/get/${productId}`,
        parse: parseFeedbackOn(productId),
      }),
      providesTags: ['Feedback'],
    }),
    getAllFeedback: build.query<string[], void>({
      query: () => ({ method: 'GET', path: apiPath`/feedback/getAll`, parse: parseAllFeedback }),
      providesTags: ['AllFeedback'],
    }),
    addFeedback: build.mutation<null, NewFeedback>({
      query: ({ orderNumber, productId, comment, stars, files }) => ({
        method: 'POST',
        path: apiPath`/feedback/add`,
        form: [
          ['orderNumber', orderNumber],
          ['idProduct', productId],
          ['feedbackS', comment],
          ['stars', String(stars)],
          ...files.map((file): FormPart => ['files', file]),
        ],
        ...(files.length > 0 && { tracksUpload: true }),
        parse: ignoreBody,
      }),
      invalidatesTags: staleAfter('addFeedback'),
    }),
  }),
});
