import { useEffect, useRef, useState } from 'react';
import { imageProblem, type ImageType } from '../domain/imageFiles';
import { images } from './images.texts';

/** The maximum number of pictures, and the message when it is exceeded. */
export type ImageLimit = { max: number; text: string };

/**
 * Returns functions that add and remove chosen pictures. Files whose content is not a picture are refused; `problems`
 * has the reasons.
 */
export function useImageFiles(
  files: readonly File[],
  onChange: (files: File[]) => void,
  accept: readonly ImageType[],
  limit?: ImageLimit,
) {
  const [problems, setProblems] = useState<string[]>([]);
  // Reading files takes time: those added in the meantime count too.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);

  const change = (next: readonly File[]) => {
    latest.current = next;
    onChange([...next]);
  };

  const add = async (added: File[]) => {
    if (added.length === 0) return;
    const found = await Promise.all(added.map((file) => imageProblem(file, accept)));
    const refused = added.flatMap((file, index) => {
      const problem = found[index];
      return problem ? [images.problem(file.name, problem, accept)] : [];
    });
    const good = added.filter((_, index) => found[index] === null);
    // A file chosen again replaces the earlier one, which may no longer be readable.
    const before = latest.current.map((file) => good.find((one) => isSame(one, file)) ?? file);
    const more = good.filter((file) => !isAmong(before, file));
    const room = limit ? Math.max(0, limit.max - before.length) : more.length;
    // Refused files count too, so that the message about the limit is never missing.
    const chosen = added.filter((file) => !isAmong(before, file)).length;
    const tooMany = limit && before.length + chosen > limit.max ? [limit.text] : [];
    setProblems([...new Set([...tooMany, ...refused])]);
    if (good.length > 0) change([...before, ...more.slice(0, room)]);
  };

  const remove = (file: File) => {
    setProblems([]);
    change(latest.current.filter((other) => other !== file));
  };

  return { problems, add, remove };
}

function isAmong(files: readonly File[], file: File): boolean {
  return files.some((other) => isSame(other, file));
}

function isSame(file: File, { name, size, lastModified }: File): boolean {
  return file.name === name && file.size === size && file.lastModified === lastModified;
}
