import { createHash } from 'node:crypto';
import { pick, words } from './catalogue.ts';

const NAMES = words(
  'Marta, Giulia, Francesca, Nicolò, Zoë, Andrea, Beatrice, Giosuè, Maria Grazia, Ugo',
);
const SURNAMES = words(
  "Rossi, Bianchi, D'Angelo, Esposito, Nardò, De Luca, Ferrari, Lo Presti, Salò, Colombo",
);
const CITIES = words('Roma RM 00184, Milano MI 20121, Cefalù PA 90015, Torino TO 10123');
const STREETS = words('Via Roma, Corso Garibaldi, Piazza del Popolo, Viale della Libertà');
const THINGS = words('Tazza in ceramica, Lampada da tavolo, Coperta di lana, Set di coltelli');
const SHIPPERS = words('BRT, GLS, Poste Italiane');
const STATES = words(
  'IN_PREPARATION, CANCELLATION_IN_PROGRESS, CANCELED, SHIPPED, DELIVERED, DELIVERED, ' +
    'DELIVERED, DELIVERED, RETURN_START, REIMBURSED',
);
const FIRST_AT = Date.parse('2018-03-01T08:00:00Z');
const LAST_AT = Date.parse('2026-03-01T08:00:00Z');
const CENTS = 100;

/** An order as the backend sends it, with the fields that the bench reads. */
export type WireOrder = {
  orderNumber: string;
  shippingData: { name: string; surname: string; email: string };
};

/** Returns orders in the shape of GET /order/getAll, oldest first and always the same ones. */
export function ordersOf(count: number): WireOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = createHash('sha256').update(`order ${index}`).digest();
    const byte = (at: number) => chance[at] ?? 0;
    const lines = Array.from({ length: 1 + (byte(0) % 3) }, (__, line) => ({
      product: {
        id: 1 + byte(1 + line),
        name: `${pick(THINGS, byte(4 + line))}, modello ${byte(7 + line)}`,
        price: (500 + byte(10 + line) * 97) / CENTS,
        fileNames: [`${chance.toString('hex', line, line + 8)}.jpg`],
      },
      quantity: 1 + (byte(13 + line) % 3),
    }));
    const cents = lines.reduce(
      (sum, { product, quantity }) => sum + Math.round(product.price * CENTS) * quantity,
      0,
    );
    const state = pick(STATES, byte(16));
    const isSent = state === 'SHIPPED' || state === 'DELIVERED';
    const at = FIRST_AT + ((LAST_AT - FIRST_AT) * index) / count + byte(17) * 1000;
    return {
      orderNumber: `B2018-${String(index + 1).padStart(6, '0')}`,
      timestamp: new Date(at).toISOString(),
      stateOfOrder: state,
      orderPriority: 'STANDARD',
      shipper: isSent ? pick(SHIPPERS, byte(18)) : '',
      shippingCode: isSent ? `0${chance.readUInt32BE(19)}` : '',
      productsInCart: lines,
      totalQuantities: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      priorityCost: 0,
      totalCost: cents / CENTS,
      shippingData: shipping(chance),
    };
  });
}

function shipping(chance: Buffer) {
  const byte = (at: number) => chance[at] ?? 0;
  const name = pick(NAMES, byte(23));
  const surname = pick(SURNAMES, byte(24));
  const [city, province, zipcode] = pick(CITIES, byte(25)).split(' ');
  return {
    name,
    surname,
    address: pick(STREETS, byte(26)),
    civicNumber: String(1 + byte(27)),
    city,
    province,
    zipcode,
    email: `${name}.${surname}${byte(28)}@posta.example`.toLowerCase().replaceAll(/[^\w.@]/g, ''),
    telephoneNumber: `+39 333 ${chance.readUInt16BE(29)}`,
  };
}
