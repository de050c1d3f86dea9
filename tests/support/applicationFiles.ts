/** Matches the files of the application, but not those that render the page before it. */
export const APPLICATION_FILES = /\/assets\/(?!\w+Prerender).*\.js$/;

/** Runs in the page: returns whether the application has replaced what was rendered before it. */
export function isApplicationThere(): boolean {
  const root = document.querySelector('#root > *')?.parentElement;
  return Boolean(root && !root.querySelector('.boot') && !root.hasAttribute('data-prerender'));
}
