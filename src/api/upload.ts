import type { Reply } from './parsers/reply';

type Upload = {
  method: string;
  url: string;
  headers: Headers;
  body: FormData;
  signal: AbortSignal;
  /** Called repeatedly with how much has been sent, 0 to 1. */
  onProgress: (sent: number) => void;
};

/** Whether upload progress is available here: fetch has none. */
export function canTrackUploads(): boolean {
  return typeof XMLHttpRequest === 'function';
}

/** Sends a form as fetch would, with cookies, and reports its progress. */
export function upload({ method, url, headers, body, signal, onProgress }: Upload): Promise<Reply> {
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
        headers: headersIn(request.getAllResponseHeaders()),
        text: request.responseText,
      });
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp, { once: true });
    request.send(body);
  });
}

function headersIn(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
