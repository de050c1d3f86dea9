import type { ImageType } from '../domain/imageFiles';

const TYPE_NAMES: Record<ImageType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
};

const list = new Intl.ListFormat('it', { type: 'conjunction' });

const quoted = (fileNames: readonly string[]) => list.format(fileNames.map((name) => `«${name}»`));

export const images = {
  accepted: (types: readonly ImageType[]) => list.format(types.map((type) => TYPE_NAMES[type])),
  remove: (fileName: string) => `Rimuovi ${fileName}`,
  choose: 'Scegli immagini o trascinale qui',
  chosen: 'File scelti',
  added: (count: number) => (count === 1 ? '1 immagine scelta.' : `${count} immagini scelte.`),
  metadataLeft: (fileNames: readonly string[]) =>
    `Non è stato possibile togliere i dati nascosti (luogo, fotocamera) da ${quoted(fileNames)}: scegli un altro formato.`,
  unreadable: (fileNames: readonly string[]) =>
    fileNames.length === 1
      ? `${quoted(fileNames)} non si può leggere: sceglilo di nuovo.`
      : `${quoted(fileNames)} non si possono leggere: sceglili di nuovo.`,
  notAnImage: (fileName: string, types: readonly ImageType[]) =>
    `«${fileName}» non è un’immagine ammessa: scegli file ${images.accepted(types)}.`,
} as const;
