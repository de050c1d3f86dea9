/** One page load to measure. A further page of the shop is a further line here. */
export type Scenario = {
  name: string;
  page: 'shop' | 'floor';
  path: string;
  /** The number of products on the data server. */
  products: number;
  /** Selector of the elements whose first one is measured. */
  things: string;
  /** Whether the page is also scrolled, once it is at rest. */
  scrolls: boolean;
};

const HOME = { path: '/', things: 'article', scrolls: false };

export const SCENARIOS: Scenario[] = [
  { ...HOME, name: 'floor', page: 'floor', products: 100 },
  { ...HOME, name: 'shop', page: 'shop', products: 100 },
  { ...HOME, name: 'shop-10000', page: 'shop', products: 10_000, scrolls: true },
  // The frames that this machine can draw: the floor with all its cards in the document.
  { ...HOME, name: 'floor-scroll', page: 'floor', path: '/?all', products: 100, scrolls: true },
];
