/** How long the style sheets may take, in milliseconds. */
const STYLES_WITHIN_MS = 800;

/**
 * Puts the screen's style sheets, which index.html has sent for, to use. Throws where one fails or
 * is late; the application then asks for it.
 */
export async function applyPreloadedStyles(): Promise<void> {
  // They come behind those of the shop itself, which they build on.
  const sent = document.head.querySelectorAll('link[rel=preload][as=style]');
  const inForce = [...sent].map((hint) => {
    const link = document.createElement('link');
    // Under the same name as the application will look for it.
    link.setAttribute('href', hint.getAttribute('href') ?? '');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '' });
    const loaded = new Promise((resolve, reject) => {
      // Where it is not in force yet, the application must not take it to be there.
      const giveUp = () => {
        link.remove();
        reject(new Error(`no styles from ${link.href}`));
      };
      const timer = setTimeout(giveUp, STYLES_WITHIN_MS);
      link.addEventListener('error', giveUp);
      link.addEventListener('load', () => {
        clearTimeout(timer);
        resolve(undefined);
      });
    });
    document.head.append(link);
    return loaded;
  });
  await Promise.all(inForce);
}
