'use no memo';

import { useEffect } from 'react';
import { SHOP } from '../config/shop';
import { setTags } from './headTags';

type Props = {
  /** The title for search engines and shared links. */
  title: string;
  description: string;
  /** The canonical path of the page, without filters, page numbers and the like. */
  path: string;
  type?: 'website' | 'product';
  /** Full address of a picture. */
  image?: string | undefined;
  /** For search engines, where `config/paths` cannot tell by the address. */
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
    return setTags({
      canonical: address,
      jsonLd: structured,
      named: { description, robots },
      properties: {
        'og:title': title,
        'og:description': description,
        'og:type': type,
        'og:url': address,
        'og:image': image,
        'og:site_name': SHOP.name,
        'og:locale': 'it_IT',
      },
    });
  }, [title, description, path, type, image, robots, structured]);
  return null;
}
