import { safeFileName } from '../domain/imageNames';
import { API_HOST } from './host';
import type { Reply } from './parsers/reply';
import { readBody } from './readBody';
import { bearerHeader, requestUrl, type ApiRequest } from './request';
import type { Call } from './requestContext';
import { canTrackUploads, upload } from './upload';

/** Sends a call and reads the reply, also one with an error status; rejects where none came. */
export async function fetchReply(call: Call): Promise<Reply> {
  const { request, token, signal, onUploadProgress: onProgress } = call;
  const init = { ...toInit(request, token), signal };
  if (onProgress && init.body instanceof FormData && canTrackUploads()) {
    return upload({ ...init, body: init.body, url: callUrl(call), onProgress });
  }
  return readBody(await fetch(callUrl(call), init));
}

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
