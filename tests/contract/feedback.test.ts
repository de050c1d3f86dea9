import { describe, expect, it } from 'vitest';
import { feedbackApi } from '#src/api/feedback';
import { selectEntities } from '#src/entities/entities';
import { makeStore } from '#src/store/makeStore';
import { describeCalls } from '#tests/support/apiCalls';
import { wireFeedback } from '#tests/support/apiSamples';
import { useApiServer } from '#tests/support/apiServer';
import { feedbackCalls } from './feedback.calls';

const server = useApiServer();
const { endpoints } = feedbackApi;

describeCalls(feedbackCalls, server);

async function readOf(productId: string, wire: object[]) {
  const store = makeStore();
  server.answer({ body: JSON.stringify(wire) });
  const { data = [] } = await store.dispatch(endpoints.getProductFeedback.initiate(productId));
  expect(data).toHaveLength(wire.length);
  return selectEntities(store.getState(), 'feedback', data);
}

async function readOne(wire: object) {
  const [feedback] = await readOf('p1', [wire]);
  return feedback;
}

describe('feedback as the backend sends it', () => {
  it('is read completely', async () => {
    expect(await readOne(wireFeedback)).toEqual({
      id: 'f1',
      buyerName: 'Anna N.',
      writtenAt: Date.UTC(2025, 2, 10, 18, 5),
      stars: 4,
      comment: 'Bella e solida.',
      images: ['foto-1.jpg'],
      productId: 'p1',
    });
  });

  it.each([
    [{ buyerName: 'Anna' }, 'Anna'],
    [{ buyername: 'Anna' }, 'Anna'],
    [{ buyer_name: 'Anna' }, 'Anna'],
    [{ buyerName: null, buyer_name: 'Anna' }, 'Anna'],
    [{ buyerName: ' ', buyername: 'Anna' }, 'Anna'],
    [{ buyerName: null }, 'Anonimo'],
    [{}, 'Anonimo'],
  ])('takes the buyer from %j', async (names, expected) => {
    const { buyerName: _, ...nameless } = wireFeedback;
    expect(await readOne({ ...nameless, ...names })).toMatchObject({ buyerName: expected });
  });

  it.each([
    [{ feedbackS: 'Bella' }, 'Bella'],
    [{ description: 'Bella' }, 'Bella'],
    [{ feedbackS: '', description: 'Bella' }, 'Bella'],
    [{ feedbackS: null }, ''],
    [{}, ''],
  ])('takes the comment from %j', async (texts, expected) => {
    const { feedbackS: _, ...silent } = wireFeedback;
    expect(await readOne({ ...silent, ...texts })).toMatchObject({ comment: expected });
  });

  it.each([
    [0, 0],
    [5, 5],
    ['3', 3],
    [4.6, 5],
    [null, 0],
    [undefined, 0],
  ])('shows %j stars as %i', async (stars, expected) => {
    expect(await readOne({ ...wireFeedback, stars })).toMatchObject({ stars: expected });
  });

  it.each([[null], [undefined]])('has no images when they are %j', async (images) => {
    expect(await readOne({ ...wireFeedback, images })).toMatchObject({ images: [] });
  });

  it('takes its product from the page or from the product that it contains', async () => {
    expect(await readOne(wireFeedback)).toMatchObject({ productId: 'p1' });
    const other = { id: 2, name: 'Sedia' };
    expect(await readOne({ ...wireFeedback, product: other })).toMatchObject({
      productId: '2',
      productTitle: 'Sedia',
    });
  });

  it('is the same on both pages, even without an id', async () => {
    const { id: _, ...anonymous } = wireFeedback;
    const store = makeStore();
    server.answer({ body: JSON.stringify([anonymous]) });
    const onPage = await store.dispatch(endpoints.getProductFeedback.initiate('p1'));
    server.answer({ body: JSON.stringify([{ ...anonymous, product: { id: 'p1' } }]) });
    const onAll = await store.dispatch(endpoints.getAllFeedback.initiate());
    expect(onPage.data).toEqual(onAll.data);
  });

  it('differs from another one that looks the same', async () => {
    const { id: _, ...anonymous } = wireFeedback;
    const feedback = await readOf('p1', [anonymous, anonymous, { ...anonymous, stars: 1 }]);
    expect(feedback.map(({ stars }) => stars)).toEqual([4, 4, 1]);
  });
});

it('sends nothing that was not entered', async () => {
  const given = { orderNumber: 'A', productId: 'p1', comment: '', stars: 1, files: [] };
  await makeStore().dispatch(endpoints.addFeedback.initiate(given));
  expect(server.received[0]?.body).toEqual([
    ['orderNumber', 'A'],
    ['idProduct', 'p1'],
    ['feedbackS', ''],
    ['stars', '1'],
  ]);
});
