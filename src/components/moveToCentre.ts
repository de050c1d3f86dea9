/** Scrolls a line sideways until one of its elements is in the middle. */
export function moveToCentre(element: HTMLElement): void {
  const line = element.parentElement;
  if (line) line.scrollLeft = element.offsetLeft - (line.clientWidth - element.offsetWidth) / 2;
}
