import type { Reply } from './parsers/reply';
import { readBody } from './readBody';
import { bearerHeader, requestUrl, API_HOST, type ApiRequest } from './request';
import type { Call } from './requestContext';

/** Sends a call and reads the reply, including error replies; rejects if there was no reply. */
export async function fetchReply(call: Call): Promise<Reply> {
  const { request, token, signal, onUploadProgress: onProgress } = call;
  const init = { ...toInit(request, token), signal };
  if (onProgress && init.body instanceof FormData && canTrackUploads()) {
    return upload({ ...init, body: init.body, url: callUrl(call), onProgress });
  }
  const response = await fetch(callUrl(call), init);
  call.onReplyBegun?.();
  return readBody(response);
}

/** Returns the URL of a call. */
export function callUrl({ request, path }: Call): string {
  return requestUrl(API_HOST, path, request.query);
}

function toInit(request: ApiRequest, token: string | null) {
  const headers = new Headers();
  const bearer = bearerHeader(request, token);
  if (bearer !== undefined) headers.set('BearerToken', bearer);
  if (request.json !== undefined) headers.set('Content-Type', 'application/json');
  return {
    method: request.method,
    credentials: 'include',
    headers,
    body: toBody(request),
  } satisfies RequestInit;
}

function toBody(request: ApiRequest): BodyInit | null {
  if (request.form) {
    const form = new FormData();
    for (const [name, value] of request.form) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, safeFileName(value));
    }
    return form;
  }
  return request.json === undefined ? null : JSON.stringify(request.json);
}

/** The extensions that a picture's name may have, by type; the first is used for any other. */
const ENDINGS: Record<string, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
};

/** Maximum length of the name without its extension, in characters. */
const MAX_CHARACTERS = 80;

/** Everything but letters and digits of all scripts and common separators. */
const UNUSUAL = /[^\p{L}\p{M}\p{N} _()+-]+/gu;

/**
 * Returns the name under which a picture is sent: the user's own, but without anything that a careless server would
 * take for a path, a script or another type.
 */
export function safeFileName({ name, type }: { name: string; type: string }): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const [, stem = own, ending = ''] = /^(.*)\.(.*)$/s.exec(own) ?? [];
  const endings = ENDINGS[type] ?? (['dat'] as const);
  const kept = endings.find((one) => one === ending.toLowerCase()) ?? endings[0];
  const words = stem
    .normalize('NFC')
    .replace(UNUSUAL, '-')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  const short = Array.from(words).slice(0, MAX_CHARACTERS).join('').trim();
  return `${short || 'immagine'}.${kept}`;
}

type Upload = {
  method: string;
  url: string;
  headers: Headers;
  body: FormData;
  signal: AbortSignal;
  /** Called repeatedly with how much has been sent, 0 to 1. */
  onProgress: (sent: number) => void;
};

/** Returns whether upload progress can be tracked here: fetch does not report it. */
function canTrackUploads(): boolean {
  return typeof XMLHttpRequest === 'function';
}

/** Sends a form as fetch would, with cookies, and reports its progress. */
function upload({ method, url, headers, body, signal, onProgress }: Upload): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const fail = () => reject(new TypeError('not sent, or not answered'));

    request.open(method, url);
    request.withCredentials = true;
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        headers: new Headers(), // nothing reads those of an upload
        text: request.responseText,
      });
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp, { once: true });
    request.send(body);
  });
}
