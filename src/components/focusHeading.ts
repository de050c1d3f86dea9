/** Gives the page's h1 the focus, when the control that had it is removed. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector('h1')?.focus(options);
}
