/**
 * What the templates have instead of the backend's data. Written so that it is the same text in
 * an address, in an attribute and between tags.
 */
export const TEMPLATE_TOKENS = {
  id: '(id)',
  /** The id, or an order's number, as a segment of an address. */
  segment: '(segment)',
  title: '(title)',
  price: '(price)',
  image: '(image)',
  /** The number of products or orders. */
  count: '(count)',
  /** The time at which they were read. */
  time: '(time)',
  orderNumber: '(number)',
  /** The date of an order. */
  date: '(date)',
  /** A state that is none of the seven. */
  state: '(state)',
  total: '(total)',
  /** The name of a saved view. */
  view: '(view)',
} as const;

/** The ids of the template elements of index.html. */
export const TEMPLATES = {
  home: 'home-template',
  orderList: 'order-list-template',
  /** The page of all orders while they are being read. */
  orderListLoading: 'order-list-loading-template',
} as const;
