/** Opens a channel to the other tabs; null where there is none, or it is forbidden. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null; // none in old browsers, forbidden in some private modes
  }
}
