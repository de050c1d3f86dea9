/**
 * What stands in the home page's markup for the catalogue's own; `drawAhead` puts that in.
 * Written so that neither an address nor HTML has another way of writing it.
 */
export const MARKS = {
  id: '(id)',
  /** The id as a segment of an address. */
  segment: '(segment)',
  title: '(title)',
  price: '(price)',
  image: '(image)',
  /** How many products there are. */
  count: '(count)',
} as const;

/** The template element of index.html with that markup. */
export const TEMPLATE_ID = 'home-ahead';
