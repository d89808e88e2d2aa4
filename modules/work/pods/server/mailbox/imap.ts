import dns from 'node:dns/promises';
import net from 'node:net';
import { ImapFlow } from 'imapflow';
import { isPrivateAddress } from '#platform/server/private-addresses.ts';
import type { mailboxProblems, mailboxSecurities } from '#modules/work/pods/mailbox-contract.ts';

export interface ImapAccount {
  readonly host: string;
  readonly port: number;
  readonly security: (typeof mailboxSecurities)[number];
  readonly user: string;
  readonly password: string;
  readonly folder: string;
  /** Outside development: no address of a private network. */
  readonly isStrict: boolean;
}

export interface RawMail {
  readonly uid: number;
  /** Undefined for one that is larger than what is read. */
  readonly source: Uint8Array | undefined;
}

export interface OpenFolder {
  /** Numbers count anew under another one (RFC 9051 §2.3.1.1). */
  readonly uidValidity: string;
  readonly mailCount: number;
  /** The numbers of mails after this one, in order. */
  after(uid: number): Promise<readonly number[]>;
  read(uid: number): Promise<RawMail | undefined>;
  markSeen(uid: number): Promise<void>;
}

/** Why a mailbox cannot be read. */
export class MailboxProblem extends Error {
  override readonly name = 'MailboxProblem';
  readonly code: (typeof mailboxProblems)[number];
  constructor(code: (typeof mailboxProblems)[number], detail = '') {
    super(`${code} ${detail}`.trim());
    this.code = code;
  }
}

/** The largest mail that is taken; what is larger is told, and stays in the mailbox. */
const largestMail = 40_000_000;
const patience = 15_000;

/** Opens a folder over IMAP, and closes it whatever happens. */
export async function inFolder<Result>(
  account: ImapAccount,
  work: (folder: OpenFolder) => Promise<Result>,
): Promise<Result> {
  if (account.isStrict) await refusePrivate(account.host);
  const client = new ImapFlow({
    host: account.host,
    port: account.port,
    secure: account.security === 'tls',
    doSTARTTLS: account.security === 'starttls',
    auth: { user: account.user, pass: account.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 60_000,
  });
  // What it says after the fact is said by the call that fails too.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw problemOf(error);
    });
    const folder = await client.mailboxOpen(account.folder).catch((error: unknown) => {
      throw client.usable ? new MailboxProblem('folder') : problemOf(error);
    });
    // A refusal may come back as an answer.
    if (!folder || folder.uidValidity === undefined) throw new MailboxProblem('folder');
    const asked = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
      answer.catch((error: unknown) => {
        throw problemOf(error);
      });
    return await work({
      uidValidity: String(folder.uidValidity),
      mailCount: folder.exists,
      async after(uid) {
        const found = (await asked(client.search({ uid: `${uid + 1}:*` }, { uid: true }))) || [];
        // `*` is the last mail even where its number is smaller.
        return found.filter((each) => each > uid).toSorted((a, b) => a - b);
      },
      async read(uid) {
        const size = await asked(client.fetchOne(String(uid), { size: true }, { uid: true }));
        if (!size) return undefined;
        if ((size.size ?? 0) > largestMail) return { uid, source: undefined };
        const mail = await asked(client.fetchOne(String(uid), { source: true }, { uid: true }));
        return mail && mail.source ? { uid, source: new Uint8Array(mail.source) } : undefined;
      },
      async markSeen(uid) {
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      },
    });
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function refusePrivate(host: string): Promise<void> {
  const addresses = net.isIP(host)
    ? [host]
    : (await dns.lookup(host, { all: true }).catch(() => [])).map(({ address }) => address);
  if (addresses.length === 0) throw new MailboxProblem('unreachable');
  if (addresses.some(isPrivateAddress)) throw new MailboxProblem('privateAddress');
}

function problemOf(error: unknown): MailboxProblem {
  const {
    authenticationFailed,
    code = '',
    message,
  } = error as Error & { authenticationFailed?: boolean; code?: string };
  if (authenticationFailed) return new MailboxProblem('login');
  return new MailboxProblem(/TIMEOUT/i.test(code) ? 'timeout' : 'unreachable', message);
}
