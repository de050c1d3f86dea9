import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ListeningServer = { server: Server; origin: string; close: () => Promise<void> };

/** Starts a server on a port, 0 for any free one; rejects with the error of the port. */
export async function listen(
  port: number,
  address: string,
  listener?: RequestListener,
): Promise<ListeningServer> {
  const server = createServer(listener);
  server.listen(port, address);
  await once(server, 'listening');
  return {
    server,
    origin: `http://${hostName(address)}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Returns whether an address stands for all of the machine's addresses. */
export function isAnyAddress(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

// A browser cannot call the address that stands for all addresses.
function hostName(address: string): string {
  if (isAnyAddress(address)) return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}
