/** Gives the heading of the page, or of a panel, the focus, when the control that had it is removed. */
export function focusHeading(options?: FocusOptions, panel?: Element | null): void {
  const heading = panel?.querySelector<HTMLElement>('h2[tabindex]') ?? document.querySelector('h1');
  heading?.focus(options);
}
