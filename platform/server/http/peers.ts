import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '../networks.ts';

/** Counts what each network holds open; `enter` refuses more than the limit, and 0 means no limit. */
export function openedBy(limit: number) {
  const open = new Map<string, number>();
  return function enter(ip: string, socket: Duplex): boolean {
    if (limit === 0) return true;
    const network = networkOf(ip);
    const count = (open.get(network) ?? 0) + 1;
    if (count > limit) return false;
    open.set(network, count);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return true;
  };
}

/**
 * Closes further connections of an address that holds too many, before a byte is read. Behind proxies of our own all of them
 * come from these, and the proxies are the place for such a limit.
 */
export function limitConnections(server: Server, limit: number): void {
  const enter = openedBy(limit);
  server.prependListener('connection', (socket: Socket) => {
    if (!enter(socket.remoteAddress ?? '', socket)) socket.destroy();
  });
}
