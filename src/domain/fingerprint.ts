/**
 * Tells one text from another without keeping what it says: FNV-1a over 32 bits, in hexadecimal
 * digits. Not for what somebody might want to forge.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
