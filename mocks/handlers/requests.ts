import type { Upload } from '../backend/images';
import { HttpError } from '../backend/httpError';

const MAX_JSON_LENGTH = 100_000;

/** A parameter of the query; 400 when it is missing. Blank is for the caller to judge. */
export function queryText(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value === null) throw new HttpError(400, `Parametro mancante: ${name}.`);
  return value;
}

/** A whole number written in digits; 400 for anything else. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new HttpError(400, 'Numero non valido.');
  return Number(text);
}

/** The body as a JSON object; 400 when it is none, or overlong. */
export async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  const value = text.length > MAX_JSON_LENGTH ? null : parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'Richiesta non valida.');
  }
  return value as Record<string, unknown>;
}

/** A field of a JSON body that must be text; 400 otherwise. */
export function textField(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new HttpError(400, `Campo mancante: ${name}.`);
  return value;
}

/** The body as multipart form; 400 when it is none. */
export async function formBody(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new HttpError(400, 'Modulo non valido.');
  }
}

/** A field of a form that must be text; 400 otherwise. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') throw new HttpError(400, `Campo mancante: ${name}.`);
  return value;
}

/** Every text given under a repeated name. */
export function formTexts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string');
}

/** Every file given under a repeated name, read; 400 when text is among them. */
export async function formFiles(form: FormData, name: string): Promise<Upload[]> {
  return Promise.all(
    form.getAll(name).map(async (value) => {
      if (typeof value === 'string') throw new HttpError(400, `File non valido: ${name}.`);
      return { type: value.type, bytes: await value.arrayBuffer() };
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
