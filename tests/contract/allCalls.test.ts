import { describe, expect, it } from 'vitest';
import { shopApi } from '#src/api/shopApi';
import { pathOf, type CallCase } from '#tests/support/apiCalls';
import { ALL_CALLS, pathPattern } from './allCalls';

/** Method, path and names of the query, one line a call, as spec section 7 lists them. */
const SPECIFIED = `
GET /cart/get
POST /cart/add/{productId}/{quantity}
DELETE /cart/delete/{productId}
DELETE /cart/empty
PATCH /cart/updateQuantity?idProduct&quantity
PATCH /cart/delivery?orderPriority
PATCH /cart/addShippingData
POST /payment/checkout
GET /insertion/getAll
GET /insertion/getId?id
DELETE /insertion/delete/{id}
POST /insertion/create
PUT /insertion/update
PUT /insertion/deleteImage?idInsertion&imagesName
PATCH /insertion/addImages
GET /feedback/get/{productId}
GET /feedback/getAll
POST /feedback/add
POST /access/login
PATCH /access/forgotpw?email
PATCH /access/resetpw/{id}?newPW
POST /admin/registration
PATCH /admin/activeAccount/{id}/{activationCode}
PATCH /admin/acceptance/{id}
DELETE /admin/logout
GET /admin/getAll
DELETE /admin/delete/{id}?bossCode
GET /admin/myProfile
PATCH /admin/updateEmail?newEmail
PATCH /admin/updTelNum?telephoneNumber
PATCH /admin/updatePassword?oldPassword&newPassword
PATCH /admin/newEmail/{id}/{newEmail}
PATCH /admin/new-tel-num/{id}/{telephoneNumber}
GET /order/get/{orderNumber}
PATCH /order/orderState/{orderNumber}?stateOfOrder
DELETE /order/annul/{orderNumber}
POST /order/refund/{orderNumber}
PATCH /order/shipping/{orderNumber}?shipper&shippingCode
POST /order/return/{orderNumber}
GET /order/getAll
`
  .trim()
  .split('\n');

describe('the contract', () => {
  it('covers the forty calls of the specification', () => {
    expect(SPECIFIED).toHaveLength(40);
    expect(ALL_CALLS.map(line)).toEqual(expect.arrayContaining(SPECIFIED));
  });

  it('has one case for every endpoint', () => {
    expect(ALL_CALLS.map(({ endpoint }) => endpoint).sort()).toEqual(
      Object.keys(shopApi.endpoints).sort(),
    );
  });

  it.each(ALL_CALLS)('$endpoint sends what its path in the specification says', (given) => {
    expect(pathOf(given)).toMatch(pathPattern(given.specPath));
  });
});

function line({ sends, specPath }: CallCase): string {
  const names = Object.keys(sends.query ?? {}).join('&');
  return `${sends.method} ${specPath}${names && `?${names}`}`;
}
