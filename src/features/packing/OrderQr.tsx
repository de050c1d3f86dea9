import { encode } from 'uqr';
import { PATHS, pathTo } from '../../config/paths';
import { packing as texts } from './packing.texts';

/** The QR code of an order's address, for the scanner on the page 'Imballaggio'. */
export function OrderQr({ orderNumber }: { orderNumber: string }) {
  const { data, size } = encode(
    location.origin + pathTo(PATHS.order, { orderNumber }),
    { border: 4 }, // the margin that scanners need
  );
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    // Black on white in dark mode too: scanners expect it.
    <svg
      role="img"
      aria-label={texts.qr(orderNumber)}
      viewBox={`0 0 ${size} ${size}`}
      width="136"
      height="136"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
