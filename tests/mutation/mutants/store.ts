import type { Mutant } from '../mutant.ts';

const TABLE = 'src/state/table.ts';
const LEDGER = 'src/api/cartLedger.ts';
const TABLE_TESTS = ['tests/store/table.test.ts', 'tests/store/oldReads.test.ts'];
const CART_TESTS = ['tests/store/cartChanges.test.ts'];

/** The one copy of everything, and the cart as the person made it. */
export const STORE: readonly Mutant[] = [
  {
    name: 'an old read never undoes a newer write',
    file: TABLE,
    text: 'if (asOf >= entry.asOf && hasAllOf(news, known)) {',
    by: 'if (hasAllOf(news, known)) {',
    tests: TABLE_TESTS,
  },
  {
    name: 'nor does it field by field',
    file: TABLE,
    text: 'Object.hasOwn(news, field) && asOf >= before;',
    by: 'Object.hasOwn(news, field);',
    tests: TABLE_TESTS,
  },
  {
    name: 'an old read does not bring back what was deleted',
    file: TABLE,
    text: 'return asOf > entry.asOf ? this.put(id, { body, asOf }) : undefined;',
    by: 'return this.put(id, { body, asOf });',
    tests: TABLE_TESTS,
  },
  {
    name: 'a read is as old as its asking',
    file: 'src/api/readAndWrite.ts',
    text: 'return { askedAt, outcome, result: () => (result ??= resultOf(request, outcome, askedAt)) };',
    by: 'const at = nextMoment();\n    void askedAt;\n    return { askedAt: at, outcome, result: () => (result ??= resultOf(request, outcome, at)) };',
    tests: TABLE_TESTS,
  },
  {
    name: 'an id reaches no prototype',
    file: TABLE,
    text: "if (id === '__proto__') return;",
    by: '',
    tests: TABLE_TESTS,
  },
  {
    name: 'an id that every object has is nobody’s',
    file: TABLE,
    text: 'return shard && Object.hasOwn(shard, id) ? shard[id] : undefined;',
    by: 'return shard?.[id];',
    tests: TABLE_TESTS,
  },
  {
    name: 'a change of the cart that fails is taken back',
    file: LEDGER,
    text: 'else this.entries = this.entries.filter((other) => other !== entry);',
    by: 'else entry.isTaken = true;',
    tests: CART_TESTS,
  },
  {
    name: 'a read that began before a change does not hide it',
    file: LEDGER,
    text: 'if (this.reads > 0 || !this.entries.every(({ isTaken }) => isTaken)) return;',
    by: 'if (!this.entries.every(({ isTaken }) => isTaken)) return;',
    tests: CART_TESTS,
  },
  {
    name: 'of quantities that wait only the last is sent',
    file: 'src/api/latestWins.ts',
    text: '    queue.next?.skip();\n    queue.next = waiting;',
    by: '    void waiting.run();',
    tests: ['tests/store/latestWins.test.ts', ...CART_TESTS],
  },
  {
    name: 'a double press adds once',
    file: 'src/queries/useAddToCart.ts',
    text: 'if (isLeaving.current || underWay.current.has(productId)) return false;',
    by: '',
    tests: ['tests/flows/home.test.tsx'],
  },
];
