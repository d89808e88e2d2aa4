import pg from 'pg';

/** PostgreSQL: an earlier statement of the transaction has failed, and this one was not looked at. */
export const notLookedAt = '25P02';

/** After these the connection ends, and whoever waits on it is told so. */
const ends: ReadonlySet<unknown> = new Set(['FATAL', 'PANIC']);

const shared = new WeakMap<pg.Client, SharedSync>();

/**
 * Lets the statements that are gathered on a connection share a Sync, instead of each having its own (decision 0176). At each
 * Sync PostgreSQL writes to the network by itself, and wakes this process; that is most of what a short statement costs on
 * both sides. Only for connections whose statements stand in transactions: what shares a Sync fails together.
 */
export function shareSync(client: pg.Client): void {
  shared.set(client, new SharedSync(client.connection));
}

/** What is sent from now on may wait for a common Sync. */
export function beginSharing(client: pg.Client): void {
  shared.get(client)?.begin();
}

/** Sends the Sync of all that waited for it. */
export function endSharing(client: pg.Client): void {
  shared.get(client)?.end();
}

/** A statement without an answer yet, and whether a Sync follows it. */
interface Sent {
  hasSync: boolean;
}

/**
 * The client takes its statements one after the other, each from what it sends to the "ready for query" that answers its Sync.
 * Where the Sync is left out, that word is given to it here as soon as the statement is complete.
 */
class SharedSync {
  readonly #connection: pg.Connection;
  readonly #sync: () => void;
  readonly #sent: Sent[] = [];
  #isSharing = false;
  /** Something was asked to be executed since the last statement ended. */
  #isExecuting = false;
  /** What is heard now was said here. */
  #isOwn = false;

  constructor(connection: pg.Connection) {
    const { execute, query } = connection;
    this.#connection = connection;
    this.#sync = connection.sync.bind(connection);
    connection.execute = (...values) => {
      this.#isExecuting = true;
      execute.apply(connection, values);
    };
    connection.sync = () => this.#ended();
    connection.query = (text) => {
      // It is answered with a word of its own, and is not looked at where a statement before it has failed without a Sync.
      this.end();
      this.#sent.push({ hasSync: true });
      query.call(connection, text);
    };
    connection.on('commandComplete', () => this.#completed());
    connection.on('emptyQuery', () => this.#completed());
    connection.on('errorMessage', (error: pg.DatabaseError) => this.#failed(error));
    connection.on('readyForQuery', () => {
      if (!this.#isOwn) this.#sent.shift();
    });
  }

  begin(): void {
    this.#isSharing = true;
  }

  end(): void {
    this.#isSharing = false;
    const last = this.#sent.at(-1);
    if (!last || last.hasSync) return;
    last.hasSync = true;
    this.#sync();
  }

  /** A statement is on its way. One that could not even be put into words executes nothing, and is answered by its Sync alone. */
  #ended(): void {
    const hasSync = !this.#isSharing || !this.#isExecuting;
    this.#isExecuting = false;
    this.#sent.push({ hasSync });
    if (hasSync) this.#sync();
  }

  #completed(): void {
    if (this.#sent[0]?.hasSync !== false) return;
    this.#sent.shift();
    this.#say('readyForQuery', { status: 'T' });
  }

  /** The statements behind it, up to the Sync, are not looked at: nobody else would ever answer them. */
  #failed({ severity }: pg.DatabaseError): void {
    if (this.#isOwn || ends.has(severity)) return;
    while (this.#sent[0]?.hasSync === false) {
      this.#sent.shift();
      this.#say('readyForQuery', { status: 'E' });
      this.#say('errorMessage', followed());
    }
  }

  #say(what: string, message: object): void {
    this.#isOwn = true;
    try {
      this.#connection.emit(what, message);
    } finally {
      this.#isOwn = false;
    }
  }
}

function followed(): pg.DatabaseError {
  const error = new pg.DatabaseError('a statement before this one has failed', 0, 'error');
  return Object.assign(error, { severity: 'ERROR', code: notLookedAt });
}
