import type { Mutant } from '../mutant.ts';

const BODIES = 'src/snapshots/redactBodies.ts';
const EXPORT = 'src/snapshots/exportState.ts';
const BULK = 'src/snapshots/redactBulk.ts';
const REDACTION = ['tests/snapshots/redaction.test.ts'];
const BAD_INPUT = ['tests/snapshots/badInput.test.ts'];
const REPLAY = ['tests/flows/replay.test.tsx'];

/** What a snapshot tells of nobody, what is not read as one, and what a replay cannot reach. */
export const SNAPSHOTS: readonly Mutant[] = [
  {
    name: 'a snapshot: who gets the parcel',
    file: BODIES,
    text: '[field, redactor.pseudonym(field, data[field])]',
    by: '[field, data[field]]',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the code that leads to a parcel',
    file: BODIES,
    text: "shippingCode: redactor.pseudonym('shippingCode', order.shippingCode),",
    by: 'shippingCode: order.shippingCode,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: who left feedback',
    file: BODIES,
    text: "buyerName: redactor.pseudonym('buyerName', feedback.buyerName),",
    by: 'buyerName: feedback.buyerName,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: what the feedback says',
    file: BODIES,
    text: 'comment: masked(feedback.comment),',
    by: 'comment: feedback.comment,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the photos of customers',
    file: BODIES,
    text: "images: feedback.images.map((fileName) => redactor.pseudonym('photo', fileName)),",
    by: 'images: feedback.images,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the feedback’s id, where it names the buyer',
    file: EXPORT,
    text: "id: kind === 'feedback' ? redactor.feedbackId(id) : redactor.identifier(id),",
    by: "id: kind === 'feedback' ? id : redactor.identifier(id),",
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the administrators’ names',
    file: BODIES,
    text: "username: redactor.pseudonym('username', admin.username),",
    by: 'username: admin.username,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the administrators’ addresses',
    file: BODIES,
    text: "email: redactor.pseudonym('email', admin.email),",
    by: 'email: admin.email,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the administrators’ telephones',
    file: BODIES,
    text: "telephoneNumber: redactor.pseudonym('telephoneNumber', admin.telephoneNumber),",
    by: 'telephoneNumber: admin.telephoneNumber,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: whose cart it is',
    file: BODIES,
    text: "id: cart.id === null ? null : redactor.pseudonym('cart', String(cart.id)),",
    by: 'id: cart.id === null ? null : String(cart.id),',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: names in messages',
    file: EXPORT,
    text: '      text: redactor.message(text),',
    by: '      text,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: what is typed',
    file: EXPORT,
    text: 'value: redactor.typed(value, lastOf(form)),',
    by: 'value,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: what the page shows besides',
    file: EXPORT,
    text: 'value: redactor.shown(value, lastOf(part)),',
    by: 'value: value as never,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: what the backend said of a failure',
    file: BODIES,
    text: 'return { kind, status, statusText, text: redactor.message(text) };',
    by: 'return { kind, status, statusText, text };',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the codes of a bulk job',
    file: BULK,
    text: "return { kind, shipper, shippingCode: redactor.pseudonym('shippingCode', shippingCode) };",
    by: 'return { kind, shipper, shippingCode };',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the codes of what was seen',
    file: BULK,
    text: "    shippingCode: redactor.pseudonym('shippingCode', shippingCode),\n",
    by: '    shippingCode,\n',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: secrets in the address',
    file: 'src/snapshots/redactRoute.ts',
    text: 'kind ? redactor.pseudonym(kind, value) : redactor.identifier(value)',
    by: 'redactor.identifier(value)',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: what is searched for',
    file: 'src/snapshots/redactRoute.ts',
    text: 'q: (value, redactor) => redactor.searchTerm(value),',
    by: 'q: (value) => value,',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: parameters that nobody knows',
    file: 'src/snapshots/redactRoute.ts',
    text: '[masked(name), masked(value)]',
    by: '[name, value]',
    tests: REDACTION,
  },
  {
    name: 'a snapshot: the token',
    file: EXPORT,
    text: 'session: { isAdmin: session.token !== null }',
    by: 'session: { ...session, isAdmin: session.token !== null }',
    tests: REDACTION,
  },
  {
    name: 'a file that reaches for a prototype is refused',
    file: 'src/snapshots/plainJson.ts',
    text: 'if (forbidden !== undefined) return refusals.forbiddenKey(forbidden);',
    by: 'void forbidden;',
    tests: BAD_INPUT,
  },
  {
    name: 'a file without a bottom is refused',
    file: 'src/snapshots/plainJson.ts',
    text: 'if (depth > MAX_DEPTH) return refusals.tooDeep;',
    by: 'if (depth > 100 * MAX_DEPTH) return null;',
    tests: BAD_INPUT,
  },
  {
    name: 'a replay calls nobody',
    file: 'src/api/seal.ts',
    text: 'if (!isSealed()) return false;',
    by: 'if (!isSealed() || request.path) return false;',
    tests: REPLAY,
  },
  {
    name: 'in a replay the clock stands still',
    file: 'src/snapshots/sealPage.ts',
    text: 'stopClock(Date.parse(takenAt));',
    by: 'void takenAt;',
    tests: REPLAY,
  },
  {
    name: 'a replay asks for no pictures',
    file: 'src/snapshots/sealPage.ts',
    text: 'drawPictures(drawnPicture);',
    by: 'void drawnPicture;',
    tests: REPLAY,
  },
];
