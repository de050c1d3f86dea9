type Row = [figure: string, floor: string, shop: string, ratio: string, target: string];

const HEAD: Row = ['', 'floor', 'shop', 'ratio', 'target'];

/** The medians of a figure over the loads of two pages, and how they compare. */
export function compare<Load>(
  figure: string,
  base: Load[],
  other: Load[],
  value: (load: Load) => number | undefined,
  ratioTarget: string,
  target = ratioTarget && `at most ${ratioTarget}`,
  digits = 0,
): Row[] {
  const [one, two] = [base, other].map((loads) => spread(loads, value));
  const ratio = one && two && one.median > 0 ? two.median / one.median : undefined;
  return [
    [
      figure,
      show(one, digits),
      show(two, digits),
      ratio === undefined ? '' : `${ratio.toFixed(2)} x`,
      target,
    ],
  ];
}

type Spread = { least: number; median: number; most: number };

function spread<Load>(
  loads: Load[],
  value: (load: Load) => number | undefined,
): Spread | undefined {
  const values = loads
    .map(value)
    .filter((one) => one !== undefined)
    .sort((a, b) => a - b);
  const [least, median, most] = [values[0], values[values.length >> 1], values.at(-1)];
  if (least === undefined || median === undefined || most === undefined) return undefined;
  return { least, median, most };
}

function show(spread: Spread | undefined, digits: number): string {
  if (!spread) return '–';
  const text = (value: number) => value.toFixed(digits);
  const range = `${text(spread.least)}–${text(spread.most)}`;
  return spread.least === spread.most ? text(spread.median) : `${text(spread.median)} (${range})`;
}

/** Prints rows under the heads of a comparison. */
export function printTable(rows: Row[]): void {
  printRows([HEAD, ...rows]);
}

/** Prints rows, the first with the heads; the first column has texts, the others figures. */
export function printRows(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths?.[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('   ').trimEnd());
  }
}
