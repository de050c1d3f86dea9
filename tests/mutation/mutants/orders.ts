import type { Mutant } from '../mutant.ts';

const WRITE = 'src/screens/order/useOrderWrite.ts';
const CALLS = 'src/queries/bulkCalls.ts';
const RUNNER = 'src/queries/bulkRunner.ts';
const CSV = 'src/screens/admin/orders/bulk/ordersCsv.ts';
const CONFLICTS = ['tests/flows/order-conflicts.test.tsx'];
const BULK = ['tests/store/bulkJob.test.ts', 'tests/store/bulkResume.test.ts'];

/** What is written over, and what is done with many orders at once. */
export const ORDERS: readonly Mutant[] = [
  {
    name: 'what is on screen for a while is read again before it is written over',
    file: 'src/queries/useFresh.ts',
    text: 'if (known && worldTime() - asOf <= FRESH_ENOUGH_MS) return { body: known };',
    by: 'if (known && worldTime() >= asOf) return { body: known };',
    tests: CONFLICTS,
  },
  {
    name: 'nothing is written over what cannot be read',
    file: 'src/queries/useFresh.ts',
    text: 'if (error || !body) return',
    by: 'if (!body) return',
    tests: CONFLICTS,
  },
  {
    name: 'what both sides have changed is asked about',
    file: 'src/domain/threeWay.ts',
    text: 'else if (!isSame(is, was) && !isSame(is, typed)) {',
    by: 'else if (isSame(is, was) && !isSame(is, was)) {',
    tests: ['tests/domain/threeWay.test.ts'],
  },
  {
    name: 'what others have changed in another field is kept',
    file: 'src/domain/threeWay.ts',
    text: 'if (isSame(typed, was)) merged[field] = is;',
    by: 'if (isSame(typed, was)) merged[field] = typed;',
    tests: ['tests/domain/threeWay.test.ts'],
  },
  {
    name: 'no money goes back for what has changed since the question',
    file: 'src/screens/order/OrderAdminPanel.tsx',
    text: 'return body.state === asked ? refund(orderNumber) : { error: changedInto(body.state) };',
    by: 'return refund(orderNumber);',
    tests: CONFLICTS,
  },
  {
    name: 'a change is not taken back over what others have written since',
    file: WRITE,
    text: 'return areSame(fieldsOf(body), to) ? send(from) : { error: CHANGED };',
    by: 'return send(from);',
    tests: CONFLICTS,
  },
  {
    name: 'an order that was sent meanwhile is not cancelled',
    file: 'src/screens/order/useCancelOrder.ts',
    text: 'if (!canAskToCancel(body.state)) return failed(texts.cancelTooLate);',
    by: '',
    tests: CONFLICTS,
  },
  {
    name: 'a bulk change that may have arrived is looked at before it is sent again',
    file: CALLS,
    text: 'if (isUnsure) {',
    by: 'if (isUnsure && orderNumber === change.kind) {',
    tests: BULK,
  },
  {
    name: 'another tab’s earlier reading is no look',
    file: CALLS,
    text: 'callsOf(store).notBefore = nextMoment();',
    by: 'void callsOf;\n    void nextMoment;',
    tests: BULK,
  },
  {
    name: 'a bulk job is kept before each call',
    file: RUNNER,
    text: 'keep(store); // before it is sent: whoever reads this after a reload knows that it may have been',
    by: '',
    tests: BULK,
  },
  {
    name: 'what was on its way when the page went is of unknown fate',
    file: 'src/queries/bulkJobStorage.ts',
    text: "...(isCutOff && { status: 'waiting', isUnsure: true }),",
    by: "...(isCutOff && { status: 'waiting' }),",
    tests: BULK,
  },
  {
    name: 'only what failed is sent again',
    file: 'src/state/bulkJob.ts',
    text: "if (item.status === 'failed') item.status = 'waiting';",
    by: "item.status = 'waiting';",
    tests: BULK,
  },
  {
    name: 'a bulk job does not go on as somebody else',
    file: RUNNER,
    text: 'const isSame = !round.token || !token || isSamePerson(round.token, token);',
    by: 'const isSame = true;\n  void isSamePerson;\n  void token;',
    tests: BULK,
  },
  {
    name: 'a bulk job is one at a time',
    file: RUNNER,
    text: "if (phase === 'running' || phase === 'paused' || beginning.has(store)) return false;",
    by: '',
    tests: BULK,
  },
  {
    name: 'a bulk job stops by itself when nobody answers',
    file: RUNNER,
    text: "if (round.inVain >= MOST_IN_VAIN && phaseOf(store) === 'running') reach(store, 'stopped');",
    by: '',
    tests: BULK,
  },
  {
    name: 'a cell of the export is no formula',
    file: CSV,
    text: '  escapeFormulae: FORMULA,\n',
    by: '',
    tests: ['tests/domain/ordersCsv.test.ts'],
  },
  {
    name: 'an amount below zero stays a number in the export',
    file: CSV,
    text: '(?!-?\\d+,\\d{2}$)',
    by: '',
    tests: ['tests/domain/ordersCsv.test.ts'],
  },
  {
    name: 'the export says that it is UTF-8',
    file: CSV,
    text: "const BOM = '\\uFEFF';",
    by: "const BOM = '';",
    tests: ['tests/domain/ordersCsv.test.ts'],
  },
];
