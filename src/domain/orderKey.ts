/** What makes two spellings of an order's number the same, as in the search (spec section 5). */
export function orderKey(orderNumber: string): string {
  return orderNumber.trim().toLowerCase();
}
