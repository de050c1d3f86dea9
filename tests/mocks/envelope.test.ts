import { describe, expect, it } from 'vitest';
import { BadEnvelope, parseEnvelope } from '#mocks/reports/envelope';

const parse = (text: string) =>
  parseEnvelope(Buffer.from(text, 'latin1')).items.map(({ type, payload }) => [
    type,
    payload.toString('latin1'),
  ]);

describe('an envelope', () => {
  it('has payloads of a given length, whatever bytes they are', () => {
    const bytes = '\u0000\n{"type":"event"}\n\u00ff\r\n';
    expect(
      parse(
        `{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n{"type":"attachment","length":${bytes.length}}\n${bytes}\n{"type":"event","length":2}\n{}\n`,
      ),
    ).toEqual([
      ['attachment', bytes],
      ['event', '{}'],
    ]);
  });

  it('has payloads without a length, which go to the next newline or the end', () => {
    expect(parse('{}\n{"type":"session"}\n{"a":1}\n{"type":"event"}\n{"b":2}')).toEqual([
      ['session', '{"a":1}'],
      ['event', '{"b":2}'],
    ]);
  });

  it.each(['', '\n'])('may have empty payloads, and end with %j', (end) => {
    const empty = '{"type":"attachment","length":0}\n';
    expect(parse(`{}\n${empty}\n${empty}${end}`)).toEqual([
      ['attachment', ''],
      ['attachment', ''],
    ]);
  });

  it('may have no items', () => {
    expect(parse('{}')).toEqual([]);
    expect(parse('{}\n')).toEqual([]);
  });

  it.each([
    ['nothing', '', 'the header of the envelope is no JSON'],
    ['no JSON', 'ciao\n', 'the header of the envelope is no JSON'],
    ['a list for a header', '[]\n', 'the header of the envelope is no JSON object'],
    ['bytes that are no UTF-8', '{"a":"\u00ff"}\n', 'the header of the envelope is no JSON'],
    ['an item without a payload', '{}\n{"type":"event"}', 'the envelope ends inside item 1'],
    ['half a payload', '{}\n{"type":"event","length":9}\n{}', 'the envelope ends inside item 1'],
    ['a length below 0', '{}\n{"type":"event","length":-9}\n{}', 'the envelope ends inside item 1'],
    ['a line between items', '{}\n\n{"type":"event"}\n{}', 'the header of item 1 is no JSON'],
  ])('is refused with %s', (_, text, message) => {
    expect(() => parse(text)).toThrow(BadEnvelope);
    expect(() => parse(text)).toThrow(message);
  });
});
