/**
 * What stands in a page's markup for what is the backend's own; the drawing puts that in.
 * Written so that neither an address nor HTML has another way of writing it.
 */
export const TEMPLATE_TOKENS = {
  id: '(id)',
  /** The id, or an order's number, as a segment of an address. */
  segment: '(segment)',
  title: '(title)',
  price: '(price)',
  image: '(image)',
  /** How many there are. */
  count: '(count)',
  /** When they were read. */
  time: '(time)',
  orderNumber: '(number)',
  /** When an order was placed. */
  date: '(date)',
  /** A state that we do not know. */
  state: '(state)',
  total: '(total)',
  /** The name of a saved view. */
  view: '(view)',
} as const;

/** The template elements of index.html with that markup. */
export const TEMPLATES = {
  home: 'home-template',
  orderList: 'order-list-template',
  /** The list of orders while it is still on its way. */
  orderListLoading: 'order-list-loading-template',
} as const;
