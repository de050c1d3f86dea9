import { segmentOf, hasDotSegment } from '../domain/urlSegments';

const { VITE_IMAGE_BASE_URL } = import.meta.env;

let drawInstead: ((fileName: string) => string) | null = null;

/** Replaces pictures by drawn ones that need no request, as in a replay; null ends that. */
export function replaceImages(draw: ((fileName: string) => string) | null): void {
  drawInstead = draw;
}

/**
 * Returns the address of a picture by its file name: base + name (spec section 3), each part of it encoded.
 * Null for a name that would lead out of the base's folder, or to none in it.
 */
export function imageUrl(fileName: string): string | null {
  const parts = fileName.split('/');
  if (hasDotSegment(fileName) || parts.some((part) => part.trim() === '')) return null;
  if (drawInstead) return drawInstead(fileName);
  return imageBase() + parts.map(segmentOf).join('/');
}

/** Returns what the addresses of the shop's pictures begin with, as the browser writes it. */
export function imageBaseUrl(): string {
  return new URL(imageBase(), location.href).href;
}

/** Whether an address, as the browser understands it, is of a picture of the shop. */
export function isImageUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const base = imageBaseUrl();
  const { href } = new URL(address);
  return href.startsWith(base) && href !== base;
}

function imageBase(): string {
  const base = VITE_IMAGE_BASE_URL || `${location.origin}/mock-backend/images/`;
  // Else a name could go on with the host's.
  return base.replace(/^https?:\/\/[^/]+$/, '$&/');
}
