import { once } from 'node:events';
import net from 'node:net';

/** What the server does with a mail, by the first word of its recipient: `450.7@…`. The second attempt is taken, but for 550 and poison. */
const firstAnswers: Readonly<Record<string, string>> = {
  '421': '421 4.3.2 Service not available, closing channel',
  '450': '450 4.2.1 Mailbox busy',
  '550': '550 5.1.1 No such user here',
  poison: '451 4.3.0 Try again later',
};

export interface MailServer {
  readonly url: string;
  /** Message-ID → the recipient, and how often its whole text came. */
  readonly taken: ReadonlyMap<string, { readonly to: string; times: number; readonly text: string }>;
  close(): Promise<void>;
}

/** An SMTP server that does what bad ones do: puts off, refuses, falls silent, hangs up after the whole mail has come. */
export async function startMailServer(): Promise<MailServer> {
  const taken = new Map<string, { to: string; times: number; text: string }>();
  const attempts = new Map<string, number>();
  const sockets = new Set<net.Socket>();

  function serve(socket: net.Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [to, mail, isData] = ['', '', false];
    let rest = '';
    say('220 torture ESMTP');
    socket.on('data', (piece) => {
      rest += piece.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isData) {
          if (line !== '.') mail += `${line}\n`;
          else {
            isData = false;
            whole();
          }
        } else command(line);
      }
    });

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        const mood = to.split('.')[0]!;
        const attempt = (attempts.get(to) ?? 0) + 1;
        attempts.set(to, attempt);
        const answer = mood === '550' || mood === 'poison' || attempt === 1 ? firstAnswers[mood] : undefined;
        say(answer ?? '250 2.1.5 OK');
        if (answer?.startsWith('421')) socket.end();
      } else if (verb === 'DATA') {
        [mail, isData] = ['', true];
        say('354 Go on');
      } else if (verb === 'QUIT') {
        say('221 Bye');
        socket.end();
      } else say('250 OK');
    }

    function whole(): void {
      const id = /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? mail.slice(0, 40);
      const isFirst = attempts.get(to) === 1;
      // Falls silent before it has taken anything.
      if (to.startsWith('hang') && isFirst) return;
      const known = taken.get(id);
      if (known) known.times++;
      // Lines were broken for the journey (RFC 2045, quoted-printable); an address is whole only without that.
      else taken.set(id, { to, times: 1, text: mail.replaceAll('=\n', '').replaceAll('=3D', '=') });
      if (to.startsWith('drop') && isFirst) socket.destroy();
      else say('250 2.0.0 Taken');
    }
  }

  const server = net.createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    taken,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
