import { bodyWithIds, loadArtwork } from './artwork';
import { packaging } from './scenes/packaging';
import { snapshot } from './scenes/snapshot';
import { group, pairOf } from './scenes/several';
import { closeUp, hero, turned } from './scenes/views';
import { SUBJECTS, type Subject } from './subjects';
import { SIDE, type Stage } from './svg';
import { TINTS } from './tints';

const PRODUCT_VIEW = /^([a-z]+)-([1-5])\.svg$/;
const CUSTOMER_PHOTO = /^foto-cliente-([a-z]+)-([1-9]\d?)\.svg$/;

/**
 * Draws a picture of the seeded catalogue, or null when the name is not one of them.
 * 'teiera-2.svg' is the second view of the teapot, 'foto-cliente-teiera-2.svg' the second
 * photo that a customer took of it.
 */
export async function seededPicture(
  fileName: string,
): Promise<{ type: string; body: string } | null> {
  const photo = CUSTOMER_PHOTO.exec(fileName);
  const [, slug = '', number = ''] = photo ?? PRODUCT_VIEW.exec(fileName) ?? [];
  const subject = SUBJECTS.get(slug);
  const artwork = subject && (await loadArtwork()).get(subject.artwork);
  if (!artwork) return null;

  const prefix = fileName.slice(0, -'.svg'.length);
  const stage: Stage = {
    box: artwork.box,
    id: (name) => `${prefix}-${name}`,
    variant: variantOf(slug, Number(number)),
  };
  const scene = photo ? snapshot(stage) : productView(stage, subject, Number(number));
  const art = `<defs><g id="${stage.id('art')}">${bodyWithIds(artwork, prefix)}</g></defs>`;
  return {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" fill="none"><svg width="${SIDE}" height="${SIDE}">${art}${scene}</svg></svg>`,
  };
}

function productView(stage: Stage, { pose, tints, pair }: Subject, view: number): string {
  const [first, second] = [TINTS[tints[0]], TINTS[tints[1]]];
  switch (view) {
    case 1:
      return hero(stage, first, pose);
    case 2:
      return closeUp(stage, first);
    case 3:
      return turned(stage, second, pose);
    case 4:
      return pair ? pairOf(stage, first, pose) : group(stage, first, pose);
    default:
      return packaging(stage, second);
  }
}

function variantOf(slug: string, number: number): number {
  let sum = number * 3;
  for (const letter of slug) sum += letter.charCodeAt(0);
  return sum;
}
