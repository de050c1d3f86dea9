import type { Moment, Recording } from '#src/snapshots/recordingFormat';
import type { Snapshot } from '#src/snapshots/format';

/** Returns a recording of about this many bytes: orders change, messages come and go, pages open. */
export function longRecording(first: Snapshot, moments: number, bytes: number): Recording {
  const start = Date.parse(first.takenAt);
  const { orders } = first.state.entities;
  const routes = [first.route, '/chi-siamo', `/order/get/${orders[0]?.id}`];
  const text = 'x'.repeat(Math.max(0, bytes / moments - 1_150));
  return {
    format: 'bottega-recording',
    version: 1,
    dropped: 0,
    first,
    moments: Array.from({ length: moments }, (_, index): Moment => {
      const at = new Date(start + (index + 1) * 80).toISOString();
      const place = index % orders.length;
      const order = structuredClone(orders[place]);
      if (order?.body) order.body.state = index % 2 === 0 ? 'SHIPPED' : 'DELIVERED';
      const notification = { at: start, severity: 'info', text: `${index} ${text}` };
      return {
        at,
        events: index % 5 === 0 ? ['orders/stateChosen'] : ['updateOrderState pending'],
        calls: [
          {
            startedAt: at,
            milliseconds: 12,
            method: 'PATCH',
            path: '/order/orderState/***',
            status: index % 50 === 0 ? 500 : 200,
          },
        ],
        changes: [
          { at: ['state', 'entities', 'orders'], from: place, drop: 1, put: [order] },
          { at: ['state', 'notifications'], to: [notification] },
          ...(index % 100 === 99
            ? [{ at: ['route'], to: routes[((index / 100 + 0.01) % 3) | 0] }]
            : []),
        ],
      };
    }),
  };
}
