import { tokenOf } from '../../prerender/templates';

/** Returns markup with tokens in place of texts, which are given by the tokens' names. */
export function tokenize(markup: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce(
    (before, [name, text]) => before.replaceAll(text, tokenOf(name)),
    markup,
  );
}
