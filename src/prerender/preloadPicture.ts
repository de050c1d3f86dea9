import { imageUrl } from '../config/environment';

/** Loads the first picture that a response names, ahead of all else that the page will ask for. */
export async function preloadPicture(product: Promise<Response>): Promise<void> {
  const { fileNames } = (await (await product).json()) as { fileNames?: unknown };
  const first: unknown = Array.isArray(fileNames) ? fileNames[0] : undefined;
  const href = typeof first === 'string' ? imageUrl(first) : null;
  if (href === null) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href });
  document.head.append(link);
}
