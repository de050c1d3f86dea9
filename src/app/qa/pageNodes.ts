/** Elements of the body that do not belong to the page. */
const NOT_THE_PAGE = 'script, noscript, style, link, [data-qa]';

/** Returns the elements of the page in the body: also dialogs and messages, not QA's tools. */
export function pageNodes({ body } = document): Element[] {
  return [...body.children].filter((node) => !node.matches(NOT_THE_PAGE));
}
