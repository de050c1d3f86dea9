import { PATHS } from './paths.ts';

/** The catalogue and what the shop says of itself. */
const LISTED = [
  PATHS.home,
  PATHS.product,
  PATHS.testimonials,
  PATHS.contacts,
  PATHS.returnPolicy,
  PATHS.about,
  PATHS.withdrawal,
  PATHS.privacy,
  PATHS.accessibility,
].map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`));

/**
 * Whether search engines may list the page at this path. All others are personal or for
 * administrators, a new one too until it is listed above: its page says so to search engines, and
 * public/robots.txt keeps them away.
 */
export function isListed(pathname: string): boolean {
  return LISTED.some((pattern) => pattern.test(pathname));
}
