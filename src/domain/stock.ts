/** Returns whether a product is known to be sold out; the stock of most products is unknown. */
export function isSoldOut({ stock }: { stock?: number | undefined }): boolean {
  return stock !== undefined && stock <= 0;
}
