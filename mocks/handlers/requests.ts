import { isRecord, type UnknownRecord } from '../../src/domain/isRecord';
import { httpAssert, HttpError } from '../backend/httpError';
import type { Upload } from '../backend/images';

/** Returns the body as a JSON object. Throws 400 if it is not one. */
export async function readJson(request: Request): Promise<UnknownRecord> {
  const value = parseJson(await request.text());
  httpAssert(isRecord(value), 400, 'Richiesta non valida.');
  return value;
}

/** Returns the body as a multipart form. Throws 400 if it is not one. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new HttpError(400, 'Modulo non valido.');
  }
}

/** Returns text fields of a JSON body or a form. Throws 400 if one is missing. */
export function readTextFields<Name extends string>(
  body: UnknownRecord | FormData,
  ...names: Name[]
): Record<Name, string> {
  const entries = names.map((name) => {
    // Not `instanceof`: the FormData of a request is Node's, the global one may be jsdom's.
    const value = typeof body.get === 'function' ? body.get(name) : Reflect.get(body, name);
    httpAssert(typeof value === 'string', 400, `Campo mancante: ${name}.`);
    return [name, value];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Returns all texts of a repeated field. */
export function readTexts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string');
}

/** Returns all files of a repeated field, with their bytes. Throws 400 if a text is among them. */
export async function readUploads(form: FormData, name: string): Promise<Upload[]> {
  return Promise.all(
    form.getAll(name).map(async (value) => {
      httpAssert(typeof value !== 'string', 400, `File non valido: ${name}.`);
      return { type: value.type, bytes: await value.arrayBuffer() };
    }),
  );
}

/** Parses an integer written in digits. Throws 400 for anything else. */
export function parseInteger(text: string): number {
  httpAssert(/^\d{1,9}$/.test(text), 400, 'Numero non valido.');
  return Number(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
