/** Returns whether a product is known to be sold out: of most it is not known how many there are. */
export function isSoldOut({ stock }: { stock?: number | undefined }): boolean {
  return stock !== undefined && stock <= 0;
}
