import { plainText, textInJson, Unreadable, type Parser } from './reply';

/** Takes every 2xx for success; its body is not shown. */
export const ignoreBody: Parser = () => ({ data: null });

/** Parses a message for people, also as an object's `message`; empty when there is none. */
export const parseMessage: Parser = (reply) => {
  const text = plainText(reply) ?? (textInJson(reply) || null);
  if (text === null) throw new Unreadable('a text was expected');
  return { data: text };
};
