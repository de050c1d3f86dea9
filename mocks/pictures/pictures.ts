import { PALETTES } from './palettes';
import { customerPhoto } from './scenes/customerPhoto';
import { packaging } from './scenes/packaging';
import { closeUp, fromOtherSide, frontView, group, pair } from './scenes/productViews';
import { SUBJECTS, type Subject } from './subjects';
import { SIZE, type Artwork, type Scene } from './svg';

const PRODUCT_VIEW = /^([a-z]+)-([1-5])\.svg$/;
const CUSTOMER_PHOTO = /^foto-cliente-([a-z]+)-([1-9]\d?)\.svg$/;

/**
 * Draws a picture of the seed by its file name: 'teiera-2.svg' is the second view of the teapot,
 * 'foto-cliente-teiera-2.svg' the second photo of it by a customer. Returns null for other names.
 */
export async function seededPicture(
  fileName: string,
): Promise<{ type: string; body: string } | null> {
  const photo = CUSTOMER_PHOTO.exec(fileName);
  const [, word = '', number = ''] = photo ?? PRODUCT_VIEW.exec(fileName) ?? [];
  const subject = SUBJECTS.get(word);
  const artwork = subject && (await loadArtwork())[subject.artwork];
  if (!artwork) return null;

  const prefix = fileName.slice(0, -'.svg'.length);
  const scene: Scene = {
    box: artwork.box,
    id: (name) => `${prefix}-${name}`,
    variant: variantOf(word, Number(number)),
  };
  const drawing = photo ? customerPhoto(scene) : productView(scene, subject, Number(number));
  // Unique ids, so that many pictures can be in one page: in drawings.ts each id starts with a tilde, which occurs
  // nowhere else.
  const body = artwork.body.replaceAll('~', `${prefix}_`);
  const art = `<defs><g id="${scene.id('art')}">${body}</g></defs>`;
  return {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" fill="none"><svg width="${SIZE}" height="${SIZE}">${art}${drawing}</svg></svg>`,
  };
}

/** The drawings are large: they are loaded with the first picture. */
async function loadArtwork(): Promise<Readonly<Record<string, Artwork>>> {
  return (await import('./drawings')).DRAWINGS;
}

function productView(scene: Scene, { pose, palettes, isPair }: Subject, view: number): string {
  const [first, second] = [PALETTES[palettes[0]], PALETTES[palettes[1]]];
  switch (view) {
    case 1:
      return frontView(scene, first, pose);
    case 2:
      return closeUp(scene, first);
    case 3:
      return fromOtherSide(scene, second, pose);
    case 4:
      return isPair ? pair(scene, first, pose) : group(scene, first, pose);
    default:
      return packaging(scene, second);
  }
}

function variantOf(word: string, number: number): number {
  let sum = number * 3;
  for (const letter of word) sum += letter.charCodeAt(0);
  return sum;
}
