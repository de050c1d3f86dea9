import { describe, expect, it } from 'vitest';
import { redactErrorMessage, redactErrorType } from '#src/snapshots/redactError';
import { Redactor } from '#src/snapshots/redactor';

const redact = (message: string, redactor = new Redactor()) =>
  redactErrorMessage(message, redactor);

describe('the message of an error', () => {
  it.each([
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of null (reading 'map')",
    'undefined is not an object (evaluating e.title)',
    "can't access property length, e is undefined",
    'e.map is not a function',
    'Invalid time value',
    'Maximum call stack size exceeded',
    'Failed to fetch',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'The operation is insecure.',
    'Unexpected token in JSON at position',
    'a file of the application could not be loaded',
  ])('stays where browsers or the shop say it: %s', (message) => {
    expect(redact(message)).toBe(message);
  });

  it("keeps the numbers of React's errors, not its address", () => {
    const message =
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Mario for the full message';
    expect(redact(message)).toMatch(
      /^Minified React error #418; visit xxxxx:.* for the full message$/,
    );
    expect(redact(message)).not.toContain('418?');
  });

  it.each([
    ['Failed to fetch https://shop.example/order/get/B2018-000001', /B2018|000001|shop|order/],
    ['no order B2018-000001 for mario.rossi@posta.example', /B2018|mario|rossi|posta/i],
    ['Unexpected token \'M\', "Mario Rossi" is not valid JSON', /Mario|Rossi/],
    ["Cannot read properties of undefined (reading 'canarino@posta.example')", /canarino|posta/],
    ['telefono 333 1234567', /333|1234567/],
    ['id 101 is bad', /101/],
    ['rossi is not a function', /rossi/],
  ])('loses what may be data: %s', (message, secret) => {
    expect(redact(message)).not.toMatch(secret);
  });

  it('loses a word of the code that is part of something personal', () => {
    const redactor = new Redactor();
    redactor.pseudonymize('surname', 'Failed');
    expect(redact('Failed to fetch', redactor)).toBe('Xxxxxx to fetch');
  });
});

describe('the type of an error', () => {
  it.each([
    ['TypeError', 'TypeError'],
    ['QuotaExceededError', 'QuotaExceededError'],
    ['Mario', 'Error'],
    ['MarioError', 'Error'],
    ['', 'Error'],
  ])('%s becomes %s', (name, type) => {
    expect(redactErrorType(name)).toBe(type);
  });
});
