type OddFile = { what: string; file: File };

const JPEG = '\xff\xd8\xff\xe0\0\x10JFIF\0\x01';
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\0';
const GIF = 'GIF89a\x01\0\x01\0\0\0\0';

function file(content: string, name: string, type: string): File {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}

/** Files that neither forms nor the backend accept as pictures, because of the type that they declare. */
export const OTHER_FILES: readonly OddFile[] = [
  { what: 'an SVG', file: file('<svg onload="alert(1)"/>', 'disegno.svg', 'image/svg+xml') },
  { what: 'a program', file: file('MZ\x90\0\x03\0', 'gioco.exe', 'application/x-msdownload') },
  { what: 'a picture of unknown type', file: file(PNG, 'foto', '') },
  { what: 'a picture declared as a page', file: file(PNG, 'foto.html', 'text/html') },
];

/** Files that declare a picture's type but are (also) something else: they may only be served as pictures. */
export const FALSE_PICTURES: readonly (OddFile & { isServedAs: string })[] = [
  {
    what: 'a page as .png',
    file: file('<!doctype html><script>1', 'pagina.png', 'image/png'),
    isServedAs: 'image/png',
  },
  {
    what: 'an SVG with a script as .jpg',
    file: file('<svg xmlns="http://www.w3.org/2000/svg"><script>1', 'disegno.jpg', 'image/jpeg'),
    isServedAs: 'image/jpeg',
  },
  { what: 'an empty file', file: file('', 'vuota.png', 'image/png'), isServedAs: 'image/png' },
  {
    what: 'a GIF that is a script',
    file: file(`${GIF}=1;alert(1)//`, 'script.js.gif', 'image/gif'),
    isServedAs: 'image/gif',
  },
  {
    what: 'a JPEG with a page in it',
    file: file(`${JPEG}<html><script>alert(1)</script>`, 'pagina.html.jpg', 'image/jpeg'),
    isServedAs: 'image/jpeg',
  },
  {
    what: 'a PNG that calls itself a JPEG',
    file: file(`${PNG}<svg onload=alert(1)>`, '../../foto.jpg', 'image/jpeg'),
    isServedAs: 'image/png',
  },
];

/** Returns a real picture with this name, which might mislead a careless server. */
export function pngCalled(name: string): File {
  return file(PNG, name, 'image/png');
}
