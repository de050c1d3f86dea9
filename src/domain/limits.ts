/** Business constants of spec section 9. Times are in milliseconds. */
const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 10;
export const RETURN_WINDOW_DAYS = 30;
/** The days to withdraw from a contract (Codice del consumo, art. 52). */
export const WITHDRAWAL_DAYS = 14;
export const MAX_COMMENT_LENGTH = 500;
export const COMMENT_WARNING_LENGTH = 450;
export const MAX_FEEDBACK_IMAGES = 3;
export const DEFAULT_STARS = 5;
export const MAX_STARS = 5;
export const PRODUCT_FEEDBACK_PAGE_SIZE = 10;
export const ALL_FEEDBACK_PAGE_SIZE = 20;
/** The number of pages offered on each side of the current one. */
export const PAGER_WINDOW = 2;

/** How long a second tab is led to the payment that another tab started. */
export const PAYMENT_SHARED_MS = 2 * 60_000;
export const TOAST_MS = 2_000;
export const BUY_REDIRECT_MS = 1_000;
export const REMOVAL_ANIMATION_MS = 300;
export const LOGIN_REDIRECT_MS = 2_000;
export const RESET_REDIRECT_MS = 2_500;
export const LINK_REDIRECT_MS = 2_000;
export const FEEDBACK_REDIRECT_MS = 2_000;
export const RETURN_REDIRECT_MS = 2_000;
/** How long a product's form shows that it was saved. */
export const PRODUCT_SAVED_MS = 3_000;

/** How often to poll for new orders while a list of orders is on screen. */
export const NEW_ORDERS_POLL_MS = 30_000;
/** Older data on screen is refetched before it is overwritten. */
export const FRESH_ENOUGH_MS = 5_000;
/** How long a change to an order can be undone in the page. */
export const UNDO_MS = 10_000;

export const CONFETTI_PIECES = 100;
export const PASSWORD_MASK_LENGTH = 8;

/** Every quantity that a select offers. */
export const QUANTITIES: readonly number[] = /* @__PURE__ */ Array.from(
  { length: MAX_QUANTITY - MIN_QUANTITY + 1 },
  (_, index) => MIN_QUANTITY + index,
);
