import { describe, expect, it } from 'vitest';
import { redactErrorMessage, redactErrorType } from '#src/snapshots/redactError';

describe('the message of an error', () => {
  it.each([
    'Cannot read properties of undefined',
    'undefined is not an object',
    'Invalid time value',
    'Maximum call stack size exceeded',
    'Failed to fetch',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
    'The operation is insecure.',
    'a file of the application could not be loaded',
  ])('stays if browsers or the shop say it: %s', (message) => {
    expect(redactErrorMessage(message)).toBe(message);
  });

  it.each([
    ["Cannot read properties of undefined (reading 'title')", "(xxxxxxx 'xxxxx')"],
    ['map is not a function', 'xxx is not a function'],
    [
      "can't access property length, e is undefined",
      "can't access property xxxxxx, x is undefined",
    ],
    ["Failed to execute 'removeChild' on 'Node': The node", "on 'Node': Xxx xxxx"],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Mario for the full message',
      'Minified React error #418; xxxxx xxxxx://xxxxx.xxx/xxxxxx/000?xxxx[]=Xxxxx xxx xxx xxxx xxxxxxx',
    ],
  ])('is masked around what browsers say: %s', (message, left) => {
    expect(redactErrorMessage(message)).toContain(left);
  });

  it.each([
    ['Failed to fetch https://shop.example/order/get/B2018-000001', /B2018|000001|shop|order/],
    ['no order B2018-000001 for mario.rossi@posta.example', /B2018|mario|rossi|posta/i],
    ['Unexpected token \'M\', "Mario Rossi" is not valid JSON', /Mario|Rossi/],
    ["Cannot read properties of undefined (reading 'canarino@posta.example')", /canarino|posta/],
    ['telefono 333 1234567', /333|1234567/],
    ['id 101 is bad', /101/],
    ['order #1234 is bad', /1234/],
    ['rossi is not a function', /rossi/],
  ])('loses what may be data: %s', (message, secret) => {
    expect(redactErrorMessage(message)).not.toMatch(secret);
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
