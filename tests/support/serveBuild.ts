import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Answers a request instead of the build; resolves to whether it did. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export type BuildServer = {
  origin: string;
  /** Answers no request until `resume`. */
  pause: () => void;
  resume: () => void;
  close: () => void;
};

/**
 * Serves the build in the current folder on a free port. `answer` is asked first, also while the server is paused, and
 * may take its time.
 */
export async function serveBuild(folder: () => string, answer?: AnswerFirst): Promise<BuildServer> {
  let isPaused = false;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (await answer?.(request, response)) return;
    if (isPaused) request.socket.destroy();
    else await sendFile(folder(), request, response);
  };
  const server = createServer((request, response) => void handle(request, response));
  // A connection that closes just when it is reused looks like a missing file.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    pause: () => {
      isPaused = true;
      server.closeIdleConnections();
    },
    resume: () => {
      isPaused = false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendFile(folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = extname(pathname) ? pathname : '/index.html';
  try {
    const content = await readFile(join(folder, file));
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}
