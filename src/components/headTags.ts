import { trusted } from '../config/trusted';

/** The contents of the document's head; what is undefined has no tag. */
export type HeadTags = {
  canonical: string;
  /** JSON text. */
  jsonLd: string | undefined;
  /** meta elements by name, and Open Graph's by property. */
  named: Record<string, string | undefined>;
  properties: Record<string, string | undefined>;
};

/** Writes the tags into the document's head; returns a function that restores it. */
export function setTags({ canonical, jsonLd, named, properties }: HeadTags): () => void {
  const undo = [
    ...entriesOf(named).map(([name, content]) => setAttribute('meta', 'name', name, content)),
    ...entriesOf(properties).map(([name, content]) =>
      setAttribute('meta', 'property', name, content),
    ),
    setAttribute('link', 'rel', 'canonical', canonical),
    ...(jsonLd === undefined ? [] : [addScript(jsonLd)]),
  ];
  return () => {
    for (const step of undo) step();
  };
}

function entriesOf(tags: Record<string, string | undefined>): [string, string][] {
  return Object.entries(tags).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Writes one meta element into the document's head; returns a function that restores it. */
export function setMeta(name: string, content: string): () => void {
  return setAttribute('meta', 'name', name, content);
}

// Changes the tag where there is one, or adds it.
function setAttribute(tag: 'meta' | 'link', key: string, name: string, value: string): () => void {
  const attribute = tag === 'meta' ? 'content' : 'href';
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  const element = existing ?? document.createElement(tag);
  const before = element.getAttribute(attribute);
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
  if (!existing) document.head.append(element);
  return () => {
    if (existing && before !== null) return element.setAttribute(attribute, before);
    element.remove();
  };
}

// Text content cannot end the script element; '<' is escaped for copies of the page's markup.
function addScript(jsonLd: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = trusted.createScript(jsonLd.replaceAll('<', '\\u003c'));
  document.head.append(script);
  return () => script.remove();
}
