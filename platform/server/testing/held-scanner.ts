import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { App } from '../app.ts';
import { clamd } from '../malware.ts';

export interface HeldScanner {
  /** Waits until so many files are being looked at, at once. */
  looksAt(count: number): Promise<void>;
  /** Finds all of them clean, or all of them to be what is named. */
  release(signature?: string): void;
  /** The scanner that was there before is there again. */
  close(): Promise<void>;
}

/**
 * Gives the server a scanner that speaks clamd's protocol and keeps its answers back, as one that has much to do or reads its
 * signatures anew.
 */
export async function startHeldScanner(app: App): Promise<HeldScanner> {
  const held = new Set<Socket>();
  const server = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
    server.emit('held');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { scanner } = app;
  Object.assign(app, { scanner: clamd({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }) });
  const release = (signature?: string) => {
    for (const socket of held) socket.end(signature === undefined ? 'stream: OK\0' : `stream: ${signature} FOUND\0`);
    held.clear();
  };
  return {
    release,
    async looksAt(count) {
      while (held.size < count) await once(server, 'held');
    },
    async close() {
      Object.assign(app, { scanner });
      release();
      server.close();
      await once(server, 'close');
    },
  };
}
