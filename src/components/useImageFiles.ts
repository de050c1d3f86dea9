import { useState } from 'react';
import { isAcceptedImage, type ImageType } from '../domain/imageFiles';
import { images } from './images.texts';

/** The maximum number of pictures, and the message when it is exceeded or a file is not one (spec section 5). */
export type ImageLimit = { max: number; text: string };

/** Returns functions that add and remove chosen pictures. Other files are refused; `problems` has the reasons. */
export function useImageFiles(
  files: readonly File[],
  onChange: (files: File[]) => void,
  accept: readonly ImageType[],
  limit?: ImageLimit,
) {
  const [problems, setProblems] = useState<string[]>([]);

  const add = (added: File[]) => {
    if (added.length === 0) return;
    const good = added.filter((file) => isAcceptedImage(file, accept));
    const refused = added.filter((file) => !good.includes(file));
    // A file chosen again replaces the earlier one, which may no longer be readable.
    const before = files.map((file) => good.find((one) => fileKey(one) === fileKey(file)) ?? file);
    const all = [...before, ...good.filter((file) => !before.includes(file))];
    const isLimitSaid = limit && (refused.length > 0 || all.length > limit.max);
    setProblems([
      ...(isLimitSaid ? [limit.text] : []),
      ...refused.map(({ name }) => images.notAnImage(name, accept)),
    ]);
    if (good.length > 0) onChange(all.slice(0, limit?.max));
  };

  const remove = (file: File) => {
    setProblems([]);
    onChange(files.filter((other) => other !== file));
  };

  return { problems, add, remove };
}

/** Returns a text by which a file is recognized when it is chosen again. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}
