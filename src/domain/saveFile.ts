/** By then the browser has saved the file, or asked the user where. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Makes the browser save a file, or a text as JSON. */
export function saveFile(name: string, content: Blob | string): void {
  const file = new Blob(
    [content],
    content instanceof Blob ? content : { type: 'application/json' },
  );
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
}
