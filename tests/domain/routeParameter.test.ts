import { expect, it } from 'vitest';
import { routeParameter } from '#src/config/routeParameter';

it.each([
  ['/', '/', ''],
  ['/cart', '/cart', ''],
  ['/cart', '/cart/', null],
  ['/cart', '/carta', null],
  ['/product/:id', '/product/a-1_b', 'a-1_b'],
  ['/product/:id', '/product/', null],
  ['/product/:id', '/product/1/2', null],
  ['/product/:id', '/product/%20', null],
  ['/product/:id', '/order/get/1', null],
])('finds in the route %s for %s the parameter %s', (route, pathname, parameter) => {
  expect(routeParameter(route, pathname)).toBe(parameter);
});
