import net from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export interface FaultProxy {
  readonly port: number;
  /** Where connections go from now on; the ones that are open stay where they are. */
  aim(port: number): void;
  /** Cuts every open connection, as a cable that is pulled. */
  cut(): void;
  /** Nothing passes in either direction until it is called again with false; connections stay open. */
  stall(isStalled: boolean): void;
  /** Milliseconds that each piece of data is late. */
  delay(milliseconds: number): void;
  close(): Promise<void>;
}

/** Stands between the server and its database, and does what networks do. */
export async function startFaultProxy(): Promise<FaultProxy> {
  const pairs = new Set<readonly [net.Socket, net.Socket]>();
  let [target, late, isStalled] = [0, 0, false];

  function carry(from: net.Socket, to: net.Socket): void {
    let sent = Promise.resolve();
    from.on('data', (piece) => {
      const due = performance.now() + late;
      // One after the other, also when the delay ends while some are on their way.
      sent = sent.then(async () => {
        const left = due - performance.now();
        if (left > 0) await wait(left);
        if (to.writable) to.write(piece);
      });
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
  const server = net.createServer((client) => {
    const database = net.connect(target, '127.0.0.1');
    const pair = [client, database] as const;
    pairs.add(pair);
    carry(client, database);
    carry(database, client);
    client.on('close', () => pairs.delete(pair));
    if (isStalled) for (const socket of pair) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function cut(): void {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  }
  return {
    port: (server.address() as net.AddressInfo).port,
    aim: (port) => void (target = port),
    cut,
    stall(next) {
      isStalled = next;
      for (const pair of pairs)
        for (const socket of pair)
          if (next) socket.pause();
          else socket.resume();
    },
    delay: (milliseconds) => void (late = milliseconds),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
