import fc from 'fast-check';
import type { Action } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { priorityShown } from '#src/api/cart';
import '#src/api/feedback';
import '#src/api/orders';
import type { Cart } from '#src/domain/types';
import { bulkJobActions } from '#src/features/bulk-jobs/bulkJobSlice';
import { checkoutStarted } from '#src/features/cart/cartSlice';
import { answeredByCopy, connectionChanged, writeRefused } from '#src/api/connectionSlice';
import { drafted, type DraftValue } from '#src/features/form-drafts/draftsSlice';
import { entitiesLearned } from '#src/entities/entities';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { latestOrdersHeard } from '#src/features/order-list/newOrdersSlice';
import { newVersionSeen } from '#src/offline/newVersionSlice';
import { listLeft, orderSelected, ordersShown } from '#src/features/order/orderSelectionSlice';
import { orderEventsAdded } from '#src/features/order/timeline/orderTimelineSlice';
import { changeRequested } from '#src/features/profile/profileChangesSlice';
import { orderRemembered } from '#src/features/order/recentOrdersSlice';
import { signedIn } from '#src/session/sessionSlice';
import { viewSaved } from '#src/features/order-list/savedViewsSlice';
import { productViewed } from '#src/features/recently-viewed/recentlyViewedSlice';
import { singleKeysSwitched } from '#src/features/shortcuts/shortcutsSlice';
import { uploadProgressed } from '#src/api/uploadsSlice';
import { pageOpened, pageStateChanged } from '#src/store/pageStateSlice';
import { rootReducer, type RootState } from '#src/store/rootReducer';
import { tokenWith } from './storeTokens';
import {
  text,
  id,
  time,
  few,
  priority,
  shippingData,
  product,
  order,
  feedback,
  admin,
  failure,
  change,
  orderEvent,
} from './arbitraryRecords';

const typed: fc.Arbitrary<DraftValue> = fc.letrec<{ value: DraftValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.boolean(),
    fc.nat(),
    fc.constant(null),
    few(tie('value')),
    fc.dictionary(
      fc.constantFrom('name', 'email', 'comment', 'productIds', 'orderNumber'),
      tie('value'),
      { maxKeys: 3 },
    ),
  ),
})).value;

const updates = fc
  .record({
    asOf: time,
    products: few(product),
    orders: few(order),
    feedback: few(feedback),
    admins: few(admin),
    removed: few(
      fc.record({ kind: fc.constantFrom('products', 'orders', 'feedback', 'admins'), id }),
    ),
  })
  .map((learned) => entitiesLearned(learned));

const event: fc.Arbitrary<Action> = fc.oneof(
  updates,
  fc.constant(checkoutStarted()),
  fc.boolean().map((isOnline) => connectionChanged(isOnline)),
  fc.boolean().map((isCopy) => answeredByCopy(isCopy)),
  priority.map((chosen) => priorityShown(chosen)),
  fc.constant(writeRefused()),
  fc
    .tuple(fc.constantFrom('return', 'edit-product', 'nuova'), text, typed)
    .map(([form, about, value]) => drafted({ form: `${form}/${about}`, value })),
  text.map((message) => notificationAdded('error', message)),
  text.map((value) => changeRequested({ field: 'email', value })),
  fc.tuple(id, time).map(([orderNumber, seenAt]) => orderRemembered({ orderNumber, seenAt })),
  few(id).map((orderNumbers) => orderSelected({ orderNumbers, selected: true })),
  few(id).map((numbers) => ordersShown(numbers)),
  fc
    .tuple(text, text)
    .map(([q, hidden]) =>
      listLeft({ search: `${new URLSearchParams({ q, stato: 'SHIPPED' })}`, hidden, scroll: 9 }),
    ),
  few(fc.record({ orderNumber: id, change, from: change })).map((items) =>
    bulkJobActions.jobStarted({ person: 'p', items }),
  ),
  fc
    .record({ at: fc.nat(2), status: fc.constantFrom('done', 'failed', 'changed'), failure })
    .map(({ at, ...ended }) =>
      bulkJobActions.itemChanged({ at, result: { ...ended, outcomeUnknown: at === 1 } }),
    ),
  few(orderEvent).map((sighted) => orderEventsAdded(sighted)),
  id.map((viewed) => productViewed(viewed)),
  fc
    .tuple(text, text)
    .map(([name, q]) =>
      viewSaved({ name, parameters: `${new URLSearchParams({ q, stato: 'SHIPPED' })}` }),
    ),
  fc.boolean().map((areOn) => singleKeysSwitched(areOn)),
  fc.tuple(few(id), time).map(([latest, at]) => latestOrdersHeard({ latest, at })),
  fc.constant(newVersionSeen()),
  fc.constant(pageOpened('/cart')),
  fc
    .tuple(fc.constantFrom('outcome/feedback', 'message/login', 'nuova'), text, typed)
    .map(([part, of, value]) => pageStateChanged({ path: '/cart', part: `${part}/${of}`, value })),
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((sent) => uploadProgressed({ endpoint: 'createProduct', sent })),
  time.map((now) => signedIn({ token: tokenWith({ exp: 9_999_999_999 }), now })),
);

const answer = fc.oneof(
  fc.record({ endpointName: fc.constant('getOrder'), arg: id, data: id }),
  fc.record({ endpointName: fc.constant('getOrders'), arg: fc.constant(undefined), data: few(id) }),
  fc.record({ endpointName: fc.constant('getProductFeedback'), arg: id, data: few(id) }),
  fc.record({
    endpointName: fc.constant('getCart'),
    arg: fc.constant(undefined),
    data: fc.record<Cart>({
      id: fc.oneof(text, fc.nat(), fc.constant(null)),
      lines: few(fc.record({ productId: id, quantity: fc.nat(10) })),
      shippingData,
    }),
  }),
);

const baseQueryMeta = fc.record(
  {
    unreadable: fc.record({
      kind: fc.constantFrom('products', 'orders', 'feedback', 'admins'),
      count: fc.integer({ min: 1, max: 500 }),
      ids: few(id),
    }),
  },
  { requiredKeys: [] },
);

/** RTK Query's actions of a call: it starts, and perhaps it ends. */
const call: fc.Arbitrary<Action[]> = fc
  .record({
    answer,
    at: time,
    end: fc.constantFrom('fulfilled', 'rejected', 'none'),
    failure,
    baseQueryMeta,
  })
  .map(
    ({ answer: { endpointName, arg, data }, at, end, failure: payload, baseQueryMeta: left }) => {
      const queryCacheKey = defaultSerializeQueryArgs({
        endpointName,
        queryArgs: arg,
        endpointDefinition: undefined as never,
      });
      const meta = { requestId: 'r', arg: { queryCacheKey, endpointName, originalArgs: arg } };
      const of = (type: string, more: object) => ({ type: `api/executeQuery/${type}`, ...more });
      const pending = of('pending', {
        meta: { ...meta, requestStatus: 'pending', startedTimeStamp: at },
      });
      if (end === 'none') return [pending];
      return [
        pending,
        end === 'fulfilled'
          ? of(end, {
              payload: data,
              meta: {
                ...meta,
                requestStatus: end,
                fulfilledTimeStamp: at + 9,
                baseQueryMeta: left,
              },
            })
          : of(end, {
              payload,
              meta: { ...meta, requestStatus: end, rejectedWithValue: true },
              error: { message: 'Rejected' },
            }),
      ];
    },
  );

/** States that the shop's own actions and answers lead to. */
export const shopStates: fc.Arbitrary<RootState> = fc
  .array(
    fc.oneof(
      event.map((one) => [one]),
      call,
    ),
    { maxLength: 8 },
  )
  .map((events) => events.flat().reduce(rootReducer, rootReducer(undefined, { type: 'start' })));
