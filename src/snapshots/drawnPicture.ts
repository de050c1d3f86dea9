/** A picture in place of one that a replay may not ask for: its own shade for each file. */
export function drawnPicture(fileName: string): string {
  let shade = 0;
  for (const letter of fileName) shade = (shade * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">` +
    `<rect width="8" height="8" fill="hsl(${shade} 35% 80%)"/>` +
    `<path d="M1 6.5 3 3l1.5 2L6 3.5l1 3z" fill="hsl(${shade} 35% 55%)"/>` +
    `<circle cx="5.5" cy="2" r=".7" fill="hsl(${shade} 35% 55%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
