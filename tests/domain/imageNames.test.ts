import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeFileName } from '#src/api/transport';

const PNG = 'image/png';
const JPEG = 'image/jpeg';

it.each([
  ['foto.png', PNG, 'foto.png'],
  ['lampada 1 (bis)_2+.png', PNG, 'lampada 1 (bis)_2+.png'],
  ['lampada-è.jpg', JPEG, 'lampada-è.jpg'],
  ['照片.jpeg', JPEG, '照片.jpeg'],
  ['IMG_2018.JPG', JPEG, 'IMG_2018.jpg'],
])('an ordinary name stays: %s', (name, type, kept) => {
  expect(safeFileName({ name, type })).toBe(kept);
});

it.each([
  ['pagina.html', PNG, 'pagina.png'],
  ['virus.exe', JPEG, 'virus.jpg'],
  ['foto.php.png', PNG, 'foto-php.png'],
  ['foto.png.exe', PNG, 'foto-png.png'],
  ['../../etc/passwd', PNG, 'passwd.png'],
  ['C:\\Windows\\foto.png', PNG, 'foto.png'],
  ['..', PNG, 'immagine.png'],
  ['.htaccess', PNG, 'immagine.png'],
  ['', JPEG, 'immagine.jpg'],
  ['a"; filename="b.exe\r\nX: y.png', PNG, 'a- filename-b-exe-X- y.png'],
  ['foto\u0000.png', PNG, 'foto.png'],
  ['foto\u202egnp.exe', PNG, 'foto-gnp.png'],
  ['<img src=x onerror=alert(1)>.png', PNG, 'img src-x onerror-alert(1).png'],
  ['foto.png', 'text/html', 'foto.dat'],
])('%j of type %s is sent as %s', (name, type, sent) => {
  expect(safeFileName({ name, type })).toBe(sent);
});

it('is always short, and a plain file name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const sent = safeFileName({ name, type: PNG });
      expect(sent).toMatch(/^[\p{L}\p{M}\p{N} _()+-]+\.png$/u);
      expect(Array.from(sent).length).toBeLessThanOrEqual(84);
    }),
    { seed: 2018 },
  );
});
