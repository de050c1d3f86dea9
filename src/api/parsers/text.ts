import { plainText, textInJson, Unreadable, type Parser } from './reply';

/** For calls whose response is not shown: whatever a 2xx brings is success. */
export const ignoreBody: Parser = () => ({ data: null });

/** A message for people, also as an object's `message`; empty when the backend sent none. */
export const parseMessage: Parser = (reply) => {
  const text = plainText(reply) ?? (textInJson(reply) || null);
  if (text === null) throw new Unreadable('a text was expected');
  return { data: text };
};
