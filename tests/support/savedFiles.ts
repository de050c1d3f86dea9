import { vi } from 'vitest';

export type SavedFile = { name: string; file: Blob };

/** Returns the files that the page saves from now on. */
export function catchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download) saved.push({ name: this.download, file });
  });
  return saved;
}
