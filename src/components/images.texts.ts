import type { ImageProblem, ImageType } from '../domain/imageFiles';

const TYPE_NAMES: Record<ImageType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
};

const list = new Intl.ListFormat('it', { type: 'conjunction' });

export const images = {
  accepted: (types: readonly ImageType[]) => list.format(types.map((type) => TYPE_NAMES[type])),
  remove: (fileName: string) => `Rimuovi ${fileName}`,
  choose: 'Scegli immagini o trascinale qui',
  chosen: 'File scelti',
  added: (count: number) => (count === 1 ? '1 immagine scelta.' : `${count} immagini scelte.`),
  metadataLeft: (fileNames: readonly string[]) =>
    `Non è stato possibile togliere i dati nascosti (luogo, fotocamera) da ${list.format(fileNames.map((name) => `«${name}»`))}: scegli un altro formato.`,
  problem: (fileName: string, problem: ImageProblem, types: readonly ImageType[]) => {
    switch (problem) {
      case 'notAnImage':
        return `«${fileName}» non è un’immagine ammessa: scegli file ${images.accepted(types)}.`;
      case 'empty':
        return `«${fileName}» è un file vuoto.`;
      case 'false':
        return `«${fileName}» non contiene una vera immagine ${images.accepted(types)}.`;
      case 'unreadable':
        return `«${fileName}» non si può leggere: sceglilo di nuovo.`;
    }
  },
} as const;
