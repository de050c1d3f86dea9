import type { ProductView } from '#mocks/backend/products';
import { productTexts, type ProductTexts } from '#src/domain/product';

/** Shapes as the backend writes them (spec section 3). */
export const wireShipping = {
  name: 'Anna',
  surname: 'Neri',
  address: 'Via dei Fori',
  civicNumber: '12/A',
  city: 'Roma',
  province: 'RM',
  zipcode: '00184',
  email: 'anna@posta.example',
  telephoneNumber: '06 555 0100',
};

export const wireProduct: ProductView = {
  id: 'p1',
  name: 'lampada-01',
  title: 'Lampada da tavolo',
  price: 49.9,
  description: 'Luce calda.\nBase in ottone.',
  category: 'Casa',
  stock: 7,
  fileNames: ['lampada-1.jpg', 'lampada-2.jpg'],
};

/** Returns the texts that an administrator saves for a product. */
export function aProduct(texts: Partial<ProductTexts> = {}): ProductTexts {
  const sample = productTexts((field) => (field === 'price' ? '12.50' : `${field} di prova`));
  return { ...sample, ...texts };
}

export const wireCart = {
  id: 'c1',
  productAndquantity: [
    {
      product: {
        id: 'p1',
        name: 'Lampada da tavolo',
        price: 49.9,
        fileNames: ['lampada-1.jpg', 'lampada-2.jpg'],
      },
      quantity: 2,
    },
  ],
  orderPriority: 'PRIORITARIO',
  shippingData: wireShipping,
};

export const wireOrder = {
  orderNumber: 'ORD-1',
  timestamp: '2025-03-04T09:30:00Z',
  stateOfOrder: 'SHIPPED',
  orderPriority: 'PRIORITARIO',
  shipper: 'Poste',
  shippingCode: 'PT 12/3',
  productsInCart: [
    { product: { id: 'p1', name: 'Lampada', price: 49.9, fileNames: ['l.jpg'] }, quantity: 2 },
  ],
  totalQuantities: 2,
  priorityCost: 19.96,
  totalCost: 119.76,
  shippingData: wireShipping,
};

export const wireFeedback = {
  id: 'f1',
  buyerName: 'Anna N.',
  timeStamp: '2025-03-10T18:05:00Z',
  stars: 4,
  feedbackS: 'Bella e solida.',
  images: ['foto-1.jpg'],
};

export const wireAdmin = {
  id: 'a1',
  username: 'giulia.ferri',
  email: 'giulia@bottega.example',
  telephoneNumber: '+39 06 555 2018',
};

/** Bodies of a 2xx that are neither an object nor a list. */
export const NO_STRUCTURE: readonly string[] = [
  '',
  '<!doctype html><h1>502 Bad Gateway</h1>',
  '{"id": "p1", "price": 4',
  '[{"id": "p1"',
  'null',
  '42',
  'true',
];

/** Bodies of a 2xx that are not a text for people. */
export const NO_TEXT: readonly string[] = [
  '<!doctype html><h1>502 Bad Gateway</h1>',
  '{"id": "p1", "pr',
  '{}',
  '[]',
  'null',
  '42',
];
