const adopted = new Map<Node, CSSStyleSheet>();

/**
 * Returns a stand-in for a style element that a library makes: text written into it goes to an adopted style sheet,
 * because the Content-Security-Policy does not allow an element's text to become style. Inserted by `libraryStyles.ts`.
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

// No event reports that an element has left the document; older ones have had time to enter it.
function forgetRemoved(): void {
  for (const [element, sheet] of adopted) {
    if (element.isConnected) continue;
    adopted.delete(element);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}
