import type { Mutant } from '../mutant.ts';

const ORDERS = ['tests/stand-in/orders.test.ts'];
const ACCESS = ['tests/stand-in/access.test.ts'];

/** The stand-in says no where a backend must: otherwise the shop would be tried against a lamb. */
export const STAND_IN: readonly Mutant[] = [
  {
    name: 'the stand-in: orders are managed by administrators',
    file: 'mocks/handlers/orders.ts',
    text: '      await requireAdmin(tables, claims);\n      return work(tables);',
    by: '      return work(tables);',
    tests: ORDERS,
  },
  {
    name: 'the stand-in: all orders are seen by administrators',
    file: 'mocks/handlers/orders.ts',
    text: '          await requireAdmin(tables, claims);\n          return listOrders(tables);',
    by: '          return listOrders(tables);',
    tests: ORDERS,
  },
  {
    name: 'the stand-in: the catalogue is changed by administrators',
    file: 'mocks/handlers/products.ts',
    text: 'await requireAdmin(tables, claims);',
    by: '',
    tests: ['tests/stand-in/products.test.ts'],
  },
  {
    name: 'the stand-in: administrators are seen by administrators',
    file: 'mocks/handlers/admins.ts',
    text: '          await requireAdmin(tables, claims);\n          return listAdmins(tables);',
    by: '          return listAdmins(tables);',
    tests: ['tests/stand-in/admins.test.ts'],
  },
  {
    name: 'the stand-in: a token that was logged out is worth nothing',
    file: 'mocks/backend/permissions.ts',
    text: " && (await tables.get('revokedTokens', claims.jti)) === undefined",
    by: '',
    tests: ACCESS,
  },
  {
    name: 'the stand-in: a token that it did not sign is worth nothing',
    file: 'mocks/backend/tokens.ts',
    text: "if (!(await crypto.subtle.verify('HMAC', key, decodeBytes(signature), signed))) return null;",
    by: '',
    tests: ACCESS,
  },
  {
    name: 'the stand-in: a token that has ended is worth nothing',
    file: 'mocks/backend/tokens.ts',
    text: 'return claims.exp * 1000 > now.getTime() ? claims : null;',
    by: 'return claims;',
    tests: ACCESS,
  },
  {
    name: 'the stand-in: the boss code is asked for',
    file: 'mocks/backend/admins.ts',
    text: "if (bossCode !== BOSS_CODE) throw new Refusal(403, 'Codice boss non valido.');",
    by: '',
    tests: ['tests/stand-in/admins.test.ts'],
  },
  {
    name: 'the stand-in: only orders in preparation are cancelled',
    file: 'mocks/backend/orders.ts',
    text: "if (order.stateOfOrder !== 'IN_PREPARATION') {",
    by: "if (order.stateOfOrder === 'CANCELED') {",
    tests: ORDERS,
  },
  {
    name: 'the stand-in: pages of strangers may not call',
    file: 'mocks/http/cors.ts',
    text: ' || (origin !== shop && !LOOPBACK.test(origin))',
    by: '',
    tests: ['tests/stand-in/http.test.ts'],
  },
];
