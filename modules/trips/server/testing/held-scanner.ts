import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { clamd, type MalwareScanner } from '#platform/server/malware.ts';

export interface HeldScanner {
  readonly scanner: MalwareScanner;
  /** Waits until so many files are being looked at, at once. */
  looksAt(count: number): Promise<void>;
  /** Finds all of them clean. */
  release(): void;
  close(): Promise<void>;
}

/** Speaks clamd's protocol, and keeps its answers back: as a scanner that has much to do, or reads its signatures anew. */
export async function startHeldScanner(): Promise<HeldScanner> {
  const held = new Set<Socket>();
  const server = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
    server.emit('held');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const release = () => {
    for (const socket of held) socket.end('stream: OK\0');
    held.clear();
  };
  return {
    scanner: clamd({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }),
    release,
    async looksAt(count) {
      while (held.size < count) await once(server, 'held');
    },
    async close() {
      release();
      server.close();
      await once(server, 'close');
    },
  };
}
