import { ADMIN_PAGES } from './adminPages';
import { SHOPPER_PAGES } from './shopperPages';

/** Every page, empty, loaded and failed where it can be; the stored snapshots by name. */
export const PAGES = { ...SHOPPER_PAGES, ...ADMIN_PAGES };
