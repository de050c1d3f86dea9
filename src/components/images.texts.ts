import type { ImageProblem, ImageType } from '../domain/imageFiles';

const TYPE_NAMES: Record<ImageType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
};

const list = new Intl.ListFormat('it', { type: 'conjunction' });

const quoted = (fileNames: readonly string[]) => list.format(fileNames.map((name) => `«${name}»`));

const unreadable = (fileNames: readonly string[]) =>
  fileNames.length === 1
    ? `${quoted(fileNames)} non si può leggere: sceglilo di nuovo.`
    : `${quoted(fileNames)} non si possono leggere: sceglili di nuovo.`;

export const images = {
  accepted: (types: readonly ImageType[]) => list.format(types.map((type) => TYPE_NAMES[type])),
  remove: (fileName: string) => `Rimuovi ${fileName}`,
  choose: 'Scegli immagini o trascinale qui',
  chosen: 'File scelti',
  checking: 'Controllo delle immagini…',
  added: (count: number) => (count === 1 ? '1 immagine scelta.' : `${count} immagini scelte.`),
  metadataLeft: (fileNames: readonly string[]) =>
    `Non è stato possibile togliere i dati nascosti (luogo, fotocamera) da ${quoted(fileNames)}: scegli un altro formato.`,
  unreadable,
  problem: (fileName: string, problem: ImageProblem, types: readonly ImageType[]) => {
    switch (problem) {
      case 'notAnImage':
        return `«${fileName}» non è un’immagine ammessa: scegli file ${images.accepted(types)}.`;
      case 'empty':
        return `«${fileName}» è un file vuoto.`;
      case 'false':
        return `«${fileName}» non contiene una vera immagine ${images.accepted(types)}.`;
      case 'unreadable':
        return unreadable([fileName]);
    }
  },
} as const;
