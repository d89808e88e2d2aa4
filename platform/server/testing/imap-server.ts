import net, { type AddressInfo } from 'node:net';

export interface TestMail {
  readonly uid: number;
  readonly source: Buffer;
  readonly flags: Set<string>;
}

export interface ImapServer {
  readonly port: number;
  /** Puts a mail into the inbox; answers its number. */
  put(source: string | Buffer): number;
  readonly mails: TestMail[];
  /** The mailbox is made anew: numbers begin again under another validity. */
  renew(): void;
  /** Refuses connections, or cuts the line after so many mails were read. */
  readonly trouble: { isAway: boolean; cutAfter: number | undefined };
  readonly account: { user: string; password: string };
  /** How many mails were handed out whole. */
  readonly reads: number;
  close(): Promise<void>;
}

/**
 * An IMAP server over one inbox in memory, as RFC 3501 describes it: what a client needs to log in, to select, to search by
 * number, to read and to mark. It listens on the loopback alone.
 */
export async function startImapServer(): Promise<ImapServer> {
  const state = {
    mails: [] as TestMail[],
    nextUid: 1,
    validity: 1000,
    reads: 0,
    account: { user: 'scans', password: 'let me in' },
    trouble: { isAway: false, cutAfter: undefined as number | undefined },
  };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (state.trouble.isAway) return void socket.destroy();
    serve(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails: state.mails,
    trouble: state.trouble,
    account: state.account,
    get reads() {
      return state.reads;
    },
    put(source) {
      const uid = state.nextUid++;
      state.mails.push({ uid, source: Buffer.from(source), flags: new Set() });
      return uid;
    },
    renew() {
      state.validity++;
      state.nextUid = 1;
      state.mails.splice(0);
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

type State = {
  readonly mails: TestMail[];
  readonly nextUid: number;
  readonly validity: number;
  reads: number;
  readonly account: { readonly user: string; readonly password: string };
  readonly trouble: { cutAfter: number | undefined };
};

function serve(socket: net.Socket, state: State): void {
  const say = (text: string) => socket.write(`${text}\r\n`);
  say('* OK [CAPABILITY IMAP4rev1] here');
  let rest = Buffer.alloc(0);
  let literal = '';
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = literal + rest.subarray(0, end).toString();
      rest = rest.subarray(end + 2);
      // A literal follows the line that announces it; the client waits until it is asked for it.
      const announced = /\{(\d+)\}$/.exec(line);
      if (announced) {
        say('+ go on');
        literal = line.slice(0, announced.index);
        continue;
      }
      literal = '';
      answer(socket, state, line, say);
    }
  });
}

function answer(socket: net.Socket, state: State, line: string, say: (text: string) => void): void {
  const [tag = '*', first = '', ...words] = line.split(' ');
  const isUid = first.toUpperCase() === 'UID';
  const command = (isUid ? (words.shift() ?? '') : first).toUpperCase();
  const done = (text = 'done') => say(`${tag} OK ${text}`);
  switch (command) {
    case 'CAPABILITY':
      say('* CAPABILITY IMAP4rev1');
      return done();
    case 'LOGIN': {
      const [user, password] = [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)]
        .slice(2)
        .map((each) => each[1] ?? each[2]);
      const isRight = user === state.account.user && password === state.account.password;
      return isRight ? done() : say(`${tag} NO [AUTHENTICATIONFAILED] wrong`);
    }
    case 'LIST':
    case 'LSUB':
      // Without a name the root is asked for, which tells how folders are kept apart.
      if (words.at(-1) === '""') say('* LIST (\\Noselect) "/" ""');
      else if (/^"?(INBOX|\*|%)"?$/i.test(words.at(-1) ?? '')) say('* LIST () "/" INBOX');
      return done();
    case 'SELECT':
    case 'EXAMINE':
      if (!/^"?INBOX"?$/i.test(words.join(' '))) return say(`${tag} NO [NONEXISTENT] no such folder`);
      say(`* ${state.mails.length} EXISTS`);
      say('* FLAGS (\\Seen)');
      say(`* OK [UIDVALIDITY ${state.validity}] numbers`);
      say(`* OK [UIDNEXT ${state.nextUid}] next`);
      return done('[READ-WRITE] open');
    case 'SEARCH': {
      const from = Number(/(\d+):\*/.exec(line)?.[1] ?? 1);
      const last = state.mails.at(-1)?.uid;
      const found = state.mails.filter(({ uid }) => uid >= from || uid === last).map(({ uid }) => uid);
      say(`* SEARCH${found.map((uid) => ` ${uid}`).join('')}`);
      return done();
    }
    case 'FETCH':
      return sendMail(socket, state, Number(words[0]), line, done);
    case 'STORE': {
      const mail = state.mails.find(({ uid }) => uid === Number(words[0]));
      mail?.flags.add('\\Seen');
      return done();
    }
    case 'LOGOUT':
      say('* BYE');
      done();
      return void socket.end();
    default:
      return command === 'NOOP' || command === 'CHECK' || command === 'CLOSE' ? done() : say(`${tag} BAD not known`);
  }
}

function sendMail(socket: net.Socket, state: State, uid: number, line: string, done: () => void): void {
  const place = state.mails.findIndex((mail) => mail.uid === uid);
  const mail = state.mails[place];
  if (mail) {
    const isWhole = /BODY(\.PEEK)?\[\]/i.test(line);
    if (isWhole && state.trouble.cutAfter !== undefined && state.trouble.cutAfter-- <= 0) return void socket.destroy();
    const facts = `UID ${uid} FLAGS (${[...mail.flags].join(' ')}) RFC822.SIZE ${mail.source.length}`;
    if (isWhole) {
      state.reads++;
      socket.write(`* ${place + 1} FETCH (${facts} BODY[] {${mail.source.length}}\r\n`);
      socket.write(mail.source);
      socket.write(')\r\n');
    } else socket.write(`* ${place + 1} FETCH (${facts})\r\n`);
  }
  done();
}
