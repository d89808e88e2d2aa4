import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail whose whole text arrived, whether or not its sender was told. */
export interface TakenMail {
  readonly to: string;
  readonly messageId: string;
  readonly text: string;
}

/** A mail server that takes the whole text of every mail, and does not say so to the senders of some. */
export interface HeldMail {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** Whoever writes to such an address is not told. */
  hold(isHeld: (to: string) => boolean): void;
  close(): Promise<void>;
}

export async function startHeldMail(): Promise<HeldMail> {
  const taken: TakenMail[] = [];
  let isHeld = (_to: string) => false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(new Uint8Array(Buffer.concat(pieces)));
        const to = session.envelope.rcptTo[0]?.address ?? '';
        taken.push({ to, messageId: mail.messageId ?? '', text: mail.text ?? '' });
        if (!isHeld(to)) done();
      });
    },
  });
  // Whoever is killed leaves its conversation in the middle.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    hold: (which) => (isHeld = which),
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
