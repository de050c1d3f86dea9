'use no memo';

import { useEffect } from 'react';
import { SHOP } from '../config/shop';
import { setTags } from './headTags';

type Props = {
  /** What search engines and shared links call the page. */
  title: string;
  description: string;
  /** The page's one address, from the root: without filters, page numbers and the like. */
  path: string;
  type?: 'website' | 'product';
  /** Full address of a picture. */
  image?: string | undefined;
  /** For search engines, where the page says less than its address (config/searchEngines). */
  robots?: string | undefined;
  /** What the page is about, in schema.org's words. */
  jsonLd?: object | undefined;
};

/**
 * What the page says of itself to search engines and to whoever shares its link. On leaving,
 * the document's head is as it was before.
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
