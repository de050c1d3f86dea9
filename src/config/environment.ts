import { segmentOf, hasDotSegment } from '../domain/urlSegments';

const { VITE_IMAGE_BASE_URL } = import.meta.env;

let drawInstead: ((fileName: string) => string) | null = null;

/** Replaces pictures with drawn ones that need no request, as in a replay; null restores them. */
export function replaceImages(draw: ((fileName: string) => string) | null): void {
  drawInstead = draw;
}

/**
 * Returns the address of a picture by its file name: base + name (spec section 3), with each part encoded. Returns null
 * for a name that would lead out of the base's folder, or names no file in it.
 */
export function imageUrl(fileName: string): string | null {
  const parts = fileName.split('/');
  if (hasDotSegment(fileName) || parts.some((part) => part.trim() === '')) return null;
  if (drawInstead) return drawInstead(fileName);
  return imageBase() + parts.map(segmentOf).join('/');
}

/** Returns the common prefix of the addresses of the shop's pictures, as the browser writes it. */
export function imageBaseUrl(): string {
  return new URL(imageBase(), location.href).href;
}

/** Returns whether an address, as the browser understands it, belongs to a picture of the shop. */
export function isImageUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const base = imageBaseUrl();
  const { href } = new URL(address);
  return href.startsWith(base) && href !== base;
}

function imageBase(): string {
  const base = VITE_IMAGE_BASE_URL || `${location.origin}/mock-backend/images/`;
  // Otherwise a name could continue the host's name.
  return base.replace(/^https?:\/\/[^/]+$/, '$&/');
}
