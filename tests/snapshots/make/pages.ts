import { ADMIN_PAGES } from './adminPages';
import { SHOPPER_PAGES } from './shopperPages';

/** Every page, where possible empty, loaded and failed: the stored snapshots by name. */
export const PAGES = { ...SHOPPER_PAGES, ...ADMIN_PAGES };
