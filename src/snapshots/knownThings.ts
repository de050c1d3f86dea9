import { normalizeTexts, textsOf } from '../domain/productTexts';
import { searchProducts } from '../domain/searchProducts';
import type { EntitiesState } from '../entities/entities';
import { allBodies, asOfId, bodyOf } from '../entities/table';
import type { Product } from '../domain/types';

/** Looks up in the store's entities whether a text is an id or a text of the shop itself. */
export class KnownThings {
  private readonly entities: EntitiesState;
  private numbers: string[] | undefined;

  constructor(entities: EntitiesState) {
    this.entities = entities;
  }

  /** Returns whether this is the id of a product, a feedback or an administrator, and not a person's address. */
  isId(text: string): boolean {
    const { products, feedback, admins } = this.entities;
    const asOf = asOfId(products, text) ?? asOfId(feedback, text) ?? asOfId(admins, text);
    return !text.includes('@') && (asOf !== undefined || this.isOrdered(text));
  }

  /** Returns whether this is the id of a product and the index of an order's line, such as '101/0'. */
  isPackedLine(text: string): boolean {
    const [, id] = /^(.+)\/\d+$/.exec(text) ?? [];
    return id !== undefined && this.isId(id);
  }

  /** Returns whether this is the number of an order. Some backends use a customer's address as one. */
  isOrderNumber(text: string): boolean {
    return !text.includes('@') && asOfId(this.entities.orders, text) !== undefined;
  }

  /** Returns whether a text is part of the number of an order, as in searches of the order list. */
  isInOrderNumber(text: string): boolean {
    const wanted = text.trim().toLowerCase();
    this.numbers ??= allBodies(this.entities.orders)
      .map(({ orderNumber }) => orderNumber.toLowerCase())
      .filter((number) => !number.includes('@'));
    return wanted !== '' && this.numbers.some((number) => number.includes(wanted));
  }

  /** Returns whether this is the name of a product's picture; of any product's if `productId` is null. */
  isPicture(fileName: string, productId: string | null): boolean {
    const products = productId === null ? this.products() : [this.product(productId)];
    return products.some((product) => product?.fileNames.includes(fileName));
  }

  isCategory(text: string): boolean {
    return this.products().some(({ category }) => category === text);
  }

  /** Returns whether forms or the product table show exactly this text in a field of a product. */
  isPublished(text: string, field: string, productId: string): boolean {
    const product = this.product(productId);
    if (!product) return false;
    const texts = textsOf(product);
    return [texts, normalizeTexts(texts)].some((shown) => Reflect.get(shown, field) === text);
  }

  /** Returns whether a search for products finds any. */
  findsProducts(search: string): boolean {
    return searchProducts(this.products(), search).length > 0;
  }

  // A text with an @ may be a person's address: snapshots hold a pseudonym instead, by which no product is found.
  private product(id: string): Product | undefined {
    return id.includes('@') ? undefined : bodyOf(this.entities.products, id);
  }

  private products(): Product[] {
    return allBodies(this.entities.products);
  }

  private isOrdered(productId: string): boolean {
    return allBodies(this.entities.orders).some(({ lines }) =>
      lines.some((line) => line.productId === productId),
    );
  }
}
