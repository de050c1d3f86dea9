'use no memo';

import { useEffect } from 'react';
import { SHOP } from '../config/shop';
import { trusted } from '../config/trusted';

type Props = {
  /** The title for search engines and shared links. */
  title: string;
  description: string;
  /** The canonical path of the page, without filters, page numbers and the like. */
  path: string;
  type?: 'website' | 'product';
  /** Full address of a picture. */
  image?: string | undefined;
  /** For search engines, if `config/paths` cannot tell from the address. */
  robots?: string | undefined;
  /** The page's structured data (schema.org). */
  jsonLd?: object | undefined;
};

/**
 * Describes the page to search engines and in shared links. Restores the document's head when it
 * unmounts.
 */
export function Head({ title, description, path, type = 'website', ...more }: Props) {
  const { image, robots, jsonLd } = more;
  const structured = jsonLd && JSON.stringify(jsonLd);
  useEffect(() => {
    const address = new URL(path, location.origin).href;
    const properties = {
      'og:title': title,
      'og:description': description,
      'og:type': type,
      'og:url': address,
      'og:image': image,
      'og:site_name': SHOP.name,
      'og:locale': 'it_IT',
    };
    const undo = [
      ...entriesOf({ description, robots }).map(([name, content]) => setMeta(name, content)),
      ...entriesOf(properties).map(([name, content]) =>
        setAttribute('meta', 'property', name, content),
      ),
      setAttribute('link', 'rel', 'canonical', address),
      ...(structured === undefined ? [] : [addScript(structured)]),
    ];
    return () => {
      for (const step of undo) step();
    };
  }, [title, description, path, type, image, robots, structured]);
  return null;
}

function entriesOf(tags: Record<string, string | undefined>): [string, string][] {
  return Object.entries(tags).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Writes one meta element into the document's head; returns a function that restores it. */
export function setMeta(name: string, content: string): () => void {
  return setAttribute('meta', 'name', name, content);
}

// Changes the tag if it exists, otherwise adds it.
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
