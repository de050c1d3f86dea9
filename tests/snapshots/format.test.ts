import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, it } from 'vitest';
import '#src/api/access';
import '#src/api/logout';
import '#src/api/admins';
import '#src/api/cart';
import '#src/api/feedback';
import '#src/api/orders';
import '#src/api/products';
import { QUERIES } from '#src/snapshots/queries';
import { shopApi } from '#src/api/shopApi';
import { orderState } from '#src/domain/orderChange';
import { timestamp as time } from '#src/domain/schemas';
import { admin, cart, failure, feedback, order, priority, shippingData } from '#src/domain/types';
import { queryParts, snapshotProduct, snapshotSchema, typed } from '#src/snapshots/format';
import { canonicalJson } from '#src/snapshots/canonical';
import { recordingSchema } from '#src/snapshots/recordingFormat';

it('has its JSON schema here, made from the code', async () => {
  // No schema can check that a date exists in the calendar.
  const schema = toJsonSchema(snapshotSchema, {
    definitions: {
      admin,
      cart,
      failure,
      feedback,
      order,
      priority,
      product: snapshotProduct,
      shippingData,
      time,
      typed,
      ...queryParts,
    },
    ignoreActions: ['check', 'finite'],
    // A new state is no change of the format.
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === orderState ? { type: 'string' } : undefined,
  });
  await expect(canonicalJson(schema)).toMatchFileSnapshot('snapshot.schema.json');
});

it('has the schema of recordings there too', async () => {
  const schema = toJsonSchema(recordingSchema, { ignoreActions: ['check', 'not_values'] });
  await expect(canonicalJson(schema)).toMatchFileSnapshot('recording.schema.json');
});

it('describes queries only', () => {
  const initiators = Object.entries(shopApi.endpoints as Record<string, object>);
  const queries = initiators.filter(([, endpoint]) => 'useQuery' in endpoint).map(([name]) => name);
  expect(queries).toEqual(expect.arrayContaining(Object.keys(QUERIES)));
});
