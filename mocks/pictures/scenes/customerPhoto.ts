import { background, dropShadow, ellipse, linear, radial, subject, url, type Scene } from '../svg';

/** A photo at a customer's home: in ordinary light, and not quite straight. */
export function customerPhoto(scene: Scene): string {
  const { id, variant } = scene;
  const surface = SURFACES[variant % SURFACES.length] ?? table;
  const tilt = (variant % 11) - 5;
  const filter = id('drop');
  const x = 360 + ((variant * 37) % 90);
  const y = 420 + ((variant * 53) % 70);
  const size = 430 + ((variant * 29) % 130);
  const rotation = tilt * 1.6 + ((variant * 7) % 9) - 4;
  return [
    dropShadow(filter, '#000', 14, 22, 16),
    radial(id('lamp'), '#ffe2b0', 0.5),
    radial(id('flash'), '#fff', 0.35),
    `<radialGradient id="${id('edge')}" r=".75"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient>`,
    `<filter id="${id('dull')}"><feColorMatrix type="saturate" values=".82"/><feComponentTransfer><feFuncR type="linear" slope=".95"/><feFuncG type="linear" slope=".9"/><feFuncB type="linear" slope=".82"/></feComponentTransfer></filter>`,
    `<g transform="rotate(${tilt} 400 400) translate(-60 -60) scale(1.15)">${surface(scene)}</g>`,
    `<g filter="url(#${id('dull')})">`,
    subject(scene, { x, y, size, rotation, isMirrored: variant % 3 === 2, filter }),
    '</g>',
    ellipse(variant % 2 ? 160 : 640, 140, 420, 380, url(id('lamp'))),
    ellipse(x - 40, y - 60, 260, 220, url(id('flash'))),
    background(url(id('edge'))),
  ].join('');
}

const SURFACES = [table, blanket, kitchen, parquet, sofa];

function table({ id }: Scene): string {
  const plank = (y: number, index: number): string =>
    `<path d="M-80 ${y}H900v96H-80z" fill="${index % 2 ? '#7d5534' : '#875d3a'}"/><path d="M-80 ${y}H900" stroke="#4d321c" stroke-width="4"/>`;
  return [
    linear(id('surface'), '#6c6a63', '#8d887c'),
    `<path d="M-80 -80H900V330H-80z" fill="${url(id('surface'))}"/>`,
    '<path d="M560 -80h220v320H560z" fill="#c9d6d8" opacity=".55"/><path d="M662 -80v320M560 90h220" stroke="#5d5a53" stroke-width="14"/>',
    [330, 426, 522, 618, 714, 810].map(plank).join(''),
  ].join('');
}

function blanket({ id }: Scene): string {
  const band = (at: number): string =>
    `<path d="M${at} -80V900M-80 ${at}H900" stroke="#e8dcc4" stroke-opacity=".28" stroke-width="46"/><path d="M${at + 60} -80V900M-80 ${at + 60}H900" stroke="#1d2a3a" stroke-opacity=".35" stroke-width="12"/>`;
  return [
    linear(id('surface'), '#6b2f33', '#4c2026', 'x2="1" y2="1"'),
    `<path d="M-80 -80H900V900H-80z" fill="${url(id('surface'))}"/>`,
    [-20, 150, 320, 490, 660, 830].map(band).join(''),
    '<path d="M-80 640Q260 560 480 690T900 650V900H-80z" opacity=".22"/>',
  ].join('');
}

function kitchen({ id }: Scene): string {
  const rows = [-60, 50, 160, 270];
  const columns = [-70, 70, 210, 350, 490, 630, 770];
  const tile = (x: number, y: number): string =>
    `<rect x="${x}" y="${y}" width="132" height="102" rx="5" fill="#a9b3ab"/>`;
  return [
    linear(id('surface'), '#55524d', '#787169'),
    '<path d="M-80 -80H900V390H-80z" fill="#7f8a83"/>',
    rows.flatMap((y, row) => columns.map((x) => tile(x - (row % 2) * 70, y))).join(''),
    `<path d="M-80 390H900V900H-80z" fill="${url(id('surface'))}"/>`,
    '<path d="M-80 390H900v14H-80z" fill="#fff" opacity=".18"/>',
  ].join('');
}

function parquet(): string {
  const colours = ['#8a6341', '#7a5636', '#946b47', '#805a39'];
  const strip = (column: number, row: number): string =>
    `<rect x="${column * 150 - 80}" y="${row * 260 - 200 + (column % 2) * 130}" width="147" height="257" fill="${colours[(column * 3 + row) % 4]}"/>`;
  const strips = [0, 1, 2, 3, 4, 5, 6].flatMap((column) =>
    [0, 1, 2, 3, 4].map((row) => strip(column, row)),
  );
  return [
    '<path d="M-80 -80H900V900H-80z" fill="#4f3620"/>',
    strips.join(''),
    '<rect x="70" y="180" width="900" height="700" rx="14" fill="#8c8577"/><rect x="100" y="210" width="900" height="700" fill="none" stroke="#d3cab6" stroke-width="10" opacity=".6"/>',
  ].join('');
}

function sofa({ id }: Scene): string {
  return [
    linear(id('surface'), '#4f6166', '#36464b'),
    '<path d="M-80 -80H900V900H-80z" fill="#8f8473"/>',
    `<rect x="-120" y="120" width="520" height="430" rx="60" fill="${url(id('surface'))}"/>`,
    `<rect x="408" y="120" width="560" height="430" rx="60" fill="${url(id('surface'))}"/>`,
    '<rect x="-120" y="500" width="1100" height="420" rx="50" fill="#42545a"/>',
    '<path d="M-80 520H900" stroke="#232f33" stroke-width="10" opacity=".6"/>',
    '<rect x="540" y="250" width="260" height="260" rx="40" fill="#b0843f" transform="rotate(12 670 380)"/>',
  ].join('');
}
