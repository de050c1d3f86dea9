import { createHash } from 'node:crypto';
import { png } from './png.ts';

const THINGS = words(
  'Tazza, Lampada da tavolo, Coperta, Zaino, Orologio da parete, Set di coltelli, Caffettiera, ' +
    'Borraccia termica, Cuscino, Quaderno, Portafoto, Tagliere',
);
const MATERIALS = words(
  'in ceramica smaltata, in legno di ulivo, in cotone biologico, in acciaio inox, ' +
    'in lana merino, in vetro soffiato, in pelle conciata al vegetale',
);
const DETAILS = words(
  'fatto a mano in Toscana, con confezione regalo, edizione limitata, per due persone, ' +
    'lavabile in lavastoviglie, con garanzia di due anni, colore salvia',
);
const MAX_PICTURES = 5;
const CENTS = 100;
const PICTURE_SIZE = 400;
const DISC = 140;

/** Returns products in the shape of GET /insertion/getAll, always the same ones. */
export function productsOf(count: number): { fileNames: string[] }[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = createHash('sha256').update(String(index)).digest();
    const byte = (at: number) => chance[at] ?? 0;
    const name = `${pick(THINGS, byte(0))} ${pick(MATERIALS, byte(1))}`;
    const file = chance.toString('hex', 8, 16);
    return {
      id: index + 1,
      name,
      title: `${name}, ${pick(DETAILS, byte(2))}, modello ${byte(3) * 10 + byte(4)}`,
      price: (500 + byte(5) * 97 + byte(6)) / CENTS,
      fileNames: Array.from(
        { length: 1 + (byte(7) % MAX_PICTURES) },
        (_, n) => `${file}-${n + 1}.png`,
      ),
    };
  });
}

/** Returns the reply of GET /cart/get for a new visitor. */
export function emptyCart(): unknown {
  return { id: 1, productAndquantity: [], orderPriority: 'STANDARD', shippingData: null };
}

/** Returns a small picture, different for each name: a disc on a background. */
export function pictureOf(name: string): Buffer {
  const chance = createHash('sha256').update(name).digest();
  const middle = PICTURE_SIZE / 2;
  return png(PICTURE_SIZE, [chance.subarray(0, 3), chance.subarray(3, 6)], (x, y) =>
    (x - middle) ** 2 + (y - middle) ** 2 < DISC ** 2 ? 1 : 0,
  );
}

/** Returns the words of a list that commas separate. */
export function words(list: string): string[] {
  return list.split(', ');
}

/** Returns the word at an index, beginning anew after the last one. */
export function pick(from: string[], at: number): string {
  return from[at % from.length] ?? '';
}
