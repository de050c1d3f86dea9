/** The files of the application, but not those that draw ahead of it. */
export const APPLICATION_FILES = /\/assets\/(?!\w+Prerender).*\.js$/;

/** Runs in the page: whether the application has taken the place of what was drawn ahead of it. */
export function isApplicationThere(): boolean {
  const root = document.querySelector('#root > *')?.parentElement;
  return Boolean(root && !root.querySelector('.boot') && !root.hasAttribute('data-prerender'));
}
