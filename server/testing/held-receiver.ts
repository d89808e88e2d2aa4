import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event whose whole text arrived, whether or not its sender was told. */
export interface TakenEvent {
  readonly eventId: string;
  readonly event: string;
  readonly recordId: string;
}

/** A receiver of webhooks that takes every event, and does not say so to the sender of some. */
export interface HeldReceiver {
  readonly url: string;
  readonly taken: readonly TakenEvent[];
  /** Every second event is not answered from now on, or each is. */
  hold(isHolding: boolean): void;
  close(): Promise<void>;
}

export async function startHeldReceiver(): Promise<HeldReceiver> {
  const taken: TakenEvent[] = [];
  let isHolding = false;
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const { eventId, event, data } = JSON.parse(body) as {
        eventId: string;
        event: string;
        data: { keyIdentifier: string };
      };
      taken.push({ eventId, event, recordId: data.keyIdentifier });
      if (!isHolding || taken.length % 2 === 0) response.end('taken');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    taken,
    hold: (holds) => (isHolding = holds),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
