import type { Seed } from '#mocks/seed/buildSeed';

/** The most popular product, and a sold-out one, one with a long title, and one without feedback. */
const PRODUCT_IDS = ['101', '102', '103', '104', '105', '106', '114', '148', '159', '172'];

/** More than one page of a product's feedback, and more than one page of all feedback. */
const FEEDBACK_OF_MOST_POPULAR = 12;
const FEEDBACK_OF_OTHERS = 2;

/** Every fifth of the latest 40 orders. */
const LATEST_ORDERS = 40;
const ORDER_STEP = 5;

/** Makes a small seed, so that its snapshots can be read, with everything that pages show. */
export function shrinkSeed(seed: Seed): void {
  const counts = new Map<string, number>();
  seed.products = seed.products.filter(({ id }) => PRODUCT_IDS.includes(id));
  seed.feedback = seed.feedback.filter(({ productId }) => {
    const count = (counts.get(productId) ?? 0) + 1;
    counts.set(productId, count);
    if (productId === PRODUCT_IDS[0]) return count <= FEEDBACK_OF_MOST_POPULAR;
    return PRODUCT_IDS.includes(productId) && count <= FEEDBACK_OF_OTHERS;
  });
  seed.orders = seed.orders
    .slice(-LATEST_ORDERS)
    .filter((_, index) => index % ORDER_STEP === ORDER_STEP - 1);
}
