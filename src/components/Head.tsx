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

/** Describes the page to search engines and in shared links. React puts the tags into the document's head. */
export function Head({ title, description, path, type = 'website', ...more }: Props) {
  const { image, robots, jsonLd } = more;
  const address = new URL(path, location.origin).href;
  const structured = jsonLd && JSON.stringify(jsonLd);
  useEffect(() => (structured === undefined ? undefined : addScript(structured)), [structured]);
  return (
    <>
      <meta name="description" content={description} />
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={image} />}
      <meta property="og:site_name" content={SHOP.name} />
      <meta property="og:locale" content="it_IT" />
    </>
  );
}

// Text content cannot end the script element; '<' is escaped for copies of the page's markup.
function addScript(jsonLd: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = trusted.createScript(jsonLd.replaceAll('<', '\\u003c'));
  document.head.append(script);
  return () => script.remove();
}
