import { pageNodes } from '../pageNodes';

const WIDTH = 160;
const HEIGHT = 100;

/** Draws a small picture of a page, as a data: address; null if the browser cannot. */
export async function drawPage({
  document: shown,
}: Pick<Window, 'document'>): Promise<string | null> {
  try {
    const { clientWidth: width } = shown.documentElement;
    const height = (width * HEIGHT) / WIDTH;
    const css = [...shown.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    const style = document.createElement('style');
    style.textContent = css.join('\n');
    const body = document.createElement('div');
    body.append(style, ...pageNodes(shown).map((element) => document.importNode(element, true)));
    const { backgroundColor, color, font } = getComputedStyle(shown.body);
    Object.assign(body.style, { backgroundColor, color, font });
    const content = new XMLSerializer().serializeToString(body);
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<foreignObject width="100%" height="100%">${content}</foreignObject></svg>`;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: WIDTH,
      height: HEIGHT,
    });
    canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    return canvas.toDataURL('image/webp', 0.7);
  } catch {
    return null;
  }
}
