import { diff } from 'node:util';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Antialiasing may differ a little even on one machine: at most this share of all pixels. */
const MAX_OTHER_PIXELS = 0.0005;

/** How many lines are printed of what differs. */
const MAX_LINES = 40;

/** How two texts differ, line by line with '-' and '+'; empty where they do not. */
export function differenceOf(stored: string, shown: string): string[] {
  if (stored === shown) return [];
  const lines = diff(stored.split('\n'), shown.split('\n'))
    .filter(([operation]) => operation !== 0)
    .map(([operation, line]) => `${operation < 0 ? '+' : '-'} ${line}`);
  const left = lines.length - MAX_LINES;
  return left > 0 ? [...lines.slice(0, MAX_LINES), `… and ${left} more`] : lines;
}

/** A picture of what differs between two pictures, with how much it is; null for nothing. */
export function pictureDifference(
  stored: Buffer,
  shown: Buffer,
): { text: string; picture: Buffer | null } | null {
  const [one, other] = [PNG.sync.read(stored), PNG.sync.read(shown)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    const text = `${width} x ${height} pixels are now ${other.width} x ${other.height}`;
    return { text, picture: null };
  }
  const marked = new PNG({ width, height });
  const count = pixelmatch(one.data, other.data, marked.data, width, height, { threshold: 0.1 });
  if (count <= width * height * MAX_OTHER_PIXELS) return null;
  return { text: `${count} pixels differ`, picture: PNG.sync.write(marked) };
}
