/** A file that is not what it claims to be. */
type FalseFile = { what: string; file: File };

const JPEG = '\xff\xd8\xff\xe0\0\x10JFIF\0\x01';
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\0';
const GIF = 'GIF89a\x01\0\x01\0\0\0\0';

function file(content: string, name: string, type: string): File {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}

/** Files that neither forms nor the backend may accept as pictures. */
export const FALSE_FILES: readonly FalseFile[] = [
  { what: 'a page as .png', file: file('<!doctype html><script>1', 'pagina.png', 'image/png') },
  {
    what: 'an SVG with a script as .jpg',
    file: file('<svg xmlns="http://www.w3.org/2000/svg"><script>1', 'disegno.jpg', 'image/jpeg'),
  },
  { what: 'an SVG', file: file('<svg onload="alert(1)"/>', 'disegno.svg', 'image/svg+xml') },
  { what: 'a program as .jpg', file: file('MZ\x90\0\x03\0', 'gioco.exe.jpg', 'image/jpeg') },
  { what: 'a program', file: file('MZ\x90\0\x03\0', 'gioco.exe', 'application/x-msdownload') },
  { what: 'a picture of unknown type', file: file(PNG, 'foto', '') },
  { what: 'a picture declared as a page', file: file(PNG, 'foto.html', 'text/html') },
  { what: 'an empty file', file: file('', 'vuota.png', 'image/png') },
  { what: 'the beginning of a beginning', file: file('\x89PN', 'corta.png', 'image/png') },
  { what: 'a document as .png', file: file('%PDF-1.7 <script>', 'fattura.png', 'image/png') },
  { what: 'a picture behind a page', file: file(`<html>${JPEG}`, 'dopo.jpg', 'image/jpeg') },
];

/** Pictures by their first bytes that are something else too: they may only be served as pictures. */
export const POLYGLOTS: readonly (FalseFile & { isServedAs: string })[] = [
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

/** Returns a real picture with this name, at which a careless server would stumble. */
export function pngCalled(name: string): File {
  return file(PNG, name, 'image/png');
}
