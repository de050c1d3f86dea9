import { segmentOf } from '../domain/urlSegments.ts';

/** Every URL of the application (spec section 2), as route patterns. */
export const PATHS = {
  home: '/',
  product: '/product/:id',
  cart: '/cart',
  login: '/login',
  resetPassword: '/access/resetpw/:id',
  order: '/order/get/:orderNumber',
  orderReturn: '/order/return/:orderNumber',
  feedback: '/feedback',
  paymentSuccess: '/payment/success',
  paymentFailed: '/payment/failed',
  testimonials: '/dicono-di-noi',
  contacts: '/contattaci',
  returnPolicy: '/politica-di-reso',
  about: '/chi-siamo',
  withdrawal: '/recesso',
  legalGuarantee: '/garanzia-legale',
  privacy: '/privacy',
  accessibility: '/accessibilita',
  adminRegistration: '/admin/registration',
  activateAccount: '/admin/activeAccount/:id/:activationCode',
  acceptEmployee: '/admin/acceptance/:id',
  newEmail: '/admin/new-email/:id/:newEmail',
  newTelephone: '/admin/new-tel-num/:id/:telephoneNumber',
  admins: '/admin/all',
  editAdmin: '/admin/edit-admin/:id',
  adminProfile: '/admin/profile',
  insertProduct: '/admin/insertProduct',
  productTable: '/admin/prodotti',
  editProduct: '/admin/edit-product/:id',
  allOrders: '/admin/all-orders',
  overview: '/admin/panoramica',
  packingList: '/admin/lista-imballaggio',
  packing: '/admin/imballaggio',
  bulkState: '/admin/cambio-stato',
  bulkShipping: '/admin/codici-spedizione',
} as const;

/** Fills the parameters into a pattern, each as one percent-encoded segment. */
export function pathTo(pattern: string, parameters: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => segmentOf(parameters[name] ?? ''));
}

/** Returns whether the page at this path is for administrators. */
export function isBackOffice(pathname: string): boolean {
  return pathname.startsWith('/admin/');
}

/** The pages about the shop: search engines may list them, the footer and the command palette link to them. */
export const INFO_PAGES = [
  'returnPolicy',
  'contacts',
  'testimonials',
  'about',
  'withdrawal',
  'legalGuarantee',
  'privacy',
  'accessibility',
] as const satisfies readonly (keyof typeof PATHS)[];

/** The catalogue and the pages about the shop. */
const LISTED = (['home', 'product', ...INFO_PAGES] as const).map(
  (page) => new RegExp(`^${PATHS[page].replace(/:\w+/g, '[^/]+')}$`),
);

/**
 * Returns whether search engines may list the page at this path. All other pages are personal or for administrators, as
 * is a new one until it is in the lists above: the page itself tells search engines, and public/robots.txt keeps them away.
 */
export function isListed(pathname: string): boolean {
  return LISTED.some((pattern) => pattern.test(pathname));
}
