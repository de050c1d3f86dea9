/** A photograph to make, of coloured spots. */
export type Photo = { name: string; width: number; height: number };

/** Runs in the page: makes photographs and gives them to a file field. */
export async function pickPhotos(element: HTMLElement, photos: readonly Photo[]): Promise<void> {
  const chosen = new DataTransfer();
  for (const { name, width, height } of photos) {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    for (let dot = 0; pen && dot < 500; dot += 1) {
      pen.fillStyle = `hsl(${(dot * 37) % 360} 70% 50%)`;
      pen.fillRect((dot * 7_919) % width, (dot * 104_729) % height, 60, 60);
    }
    const photo = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.95),
    );
    if (photo) chosen.items.add(new File([photo], name, { type: 'image/jpeg' }));
  }
  (element as HTMLInputElement).files = chosen.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
