import { http, HttpResponse, type HttpHandler } from 'msw';
import { decodeSegment, pathUnder } from './paths';
import { textResponse } from './responses';
import type { MockBackendContext } from './route';
import { seededPicture } from '../pictures/pictures';

/** The image folder of the cloud: uploaded images and those of the seed (spec section 3). */
export function imageHandler({ database, imageBase }: MockBackendContext): HttpHandler {
  return http.get(
    ({ request }) => pathUnder(imageBase, request.url) !== null,
    async ({ request }) => {
      const fileName = decodeSegment(pathUnder(imageBase, request.url)?.slice(1) ?? '') ?? '';
      const uploaded = await database.read((tables) => tables.get('images', fileName));
      if (uploaded) return imageResponse(uploaded.bytes, uploaded.type);
      const seeded = await seededPicture(fileName);
      if (!seeded) return textResponse('Immagine non trovata.', 404);
      return imageResponse(seeded.body, seeded.type);
    },
  );
}

function imageResponse(body: string | ArrayBuffer, type: string): Response {
  const headers = {
    'content-type': type,
    'cache-control': 'max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  };
  return new HttpResponse(body, { headers });
}
