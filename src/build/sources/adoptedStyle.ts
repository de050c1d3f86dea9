const adopted = new Map<Node, CSSStyleSheet>();

/**
 * Stands in the document for a style element that a library makes: what is written into it
 * goes to an adopted style sheet, because the Content-Security-Policy allows no text of
 * elements to become style. Put in by `libraryStyles.ts`.
 */
export function adoptedStyle(): HTMLElement {
  forgetRemoved();
  const sheet = new CSSStyleSheet();
  let text = '';
  const css = {
    get: () => text,
    set: (written: string) => {
      text = written;
      sheet.replaceSync(text);
    },
  };
  const element = document.createElement('template');
  Object.defineProperties(element, {
    textContent: css,
    innerHTML: css,
    firstChild: { value: Object.defineProperty({}, 'data', css) },
  });
  document.adoptedStyleSheets.push(sheet);
  adopted.set(element, sheet);
  return element;
}

// No one says when an element leaves the document; those made before had the time to enter it.
function forgetRemoved(): void {
  for (const [element, sheet] of adopted) {
    if (element.isConnected) continue;
    adopted.delete(element);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}
