import crypto from 'node:crypto';
import type { CompiledQuery, QueryResult } from 'kysely';
import pg from 'pg';
import { explained } from './database-errors.ts';
import { beginSharing, endSharing } from './shared-sync.ts';

/** What row-level security reads from the connection. */
export interface Walls {
  readonly partition: string;
  /** Empty: every record of the partition. */
  readonly scope: string;
}

/**
 * What is sent over a connection in one turn of the event loop travels in one write, and where it may in one answer. To the
 * processor a write costs more than what most statements do, on both sides.
 */
export function gather<Client extends pg.Client>(client: Client): Client {
  const { stream } = client.connection;
  stream.cork();
  beginSharing(client);
  process.nextTick(() => {
    endSharing(client);
    stream.uncork();
  });
  return client;
}

/** Whether PostgreSQL plans a prepared statement once, or anew for its values where it expects that to be cheaper. */
type PlanMode = 'auto' | 'force_generic_plan';

/**
 * A statement whose first words hold this mark finds all it reads by keys: one plan is right whatever is asked. Of one
 * with dozens of tables and policies, making the plan takes ten times as long as running it, and PostgreSQL, which weighs
 * that as nothing, would make it anew each time.
 */
const keyed = '/* keyed */';
const planModeOf = ({ sql }: CompiledQuery): PlanMode =>
  sql.slice(0, 40).includes(keyed) ? 'force_generic_plan' : 'auto';

export function standAs(client: pg.Client, { partition, scope }: Walls, plan?: PlanMode): Promise<unknown> {
  const walls = `set_config('app.partition', $1, false), set_config('app.scope', $2, false)`;
  const standing = gather(client).query(
    plan === undefined
      ? { name: 'walls', text: `select ${walls}`, values: [partition, scope] }
      : {
          name: 'walls-and-plan',
          text: `select ${walls}, set_config('plan_cache_mode', $3, false)`,
          values: [partition, scope, plan],
        },
  );
  // They stand whatever becomes of the transaction that follows, which a common Sync would make theirs too.
  endSharing(client);
  return standing;
}

export function areSame(one: Walls | undefined, other: Walls): boolean {
  return one?.partition === other.partition && one.scope === other.scope;
}

/** Names for prepared statements: PostgreSQL then plans each text once a connection. Bounded, for texts that vary without end. */
const statementNames = new Map<string, string>();
function statementName(sql: string): string | undefined {
  let name = statementNames.get(sql);
  if (name === undefined && statementNames.size < 1000)
    statementNames.set(sql, (name = crypto.hash('sha1', sql).slice(0, 16)));
  return name;
}

export function run<R>(client: pg.Client, query: CompiledQuery): Promise<QueryResult<R>> {
  return sendTo(gather(client), query);
}

async function sendTo<R>(client: pg.Client, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  const name = statementName(sql);
  const query = { ...(name && { name }), text: sql, values: parameters as unknown[] };
  const { command, rowCount, rows } = await client
    .query(query)
    .catch((error: unknown) => Promise.reject(explained(error)));
  return {
    rows: (rows ?? []) as R[],
    ...(command !== 'SELECT' && rowCount !== null && { numAffectedRows: BigInt(rowCount) }),
  };
}

/** A connection on which statements follow each other without waiting; made again when it breaks. */
export class Lane {
  #client: Promise<pg.Client> | undefined;
  #walls: Walls | undefined;
  /** How statements are planned on it now. */
  #plan: PlanMode = 'auto';
  /** That the walls stand. */
  #standing: Promise<unknown> | undefined;
  /** Statements of this turn of the event loop, which are on no wire yet, and all that have no answer yet. */
  #gathered = 0;
  #unanswered = 0;
  readonly #settings: pg.ClientConfig;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
  }

  /** Whether a statement that is sent now travels with others, and waits for none of an earlier turn. */
  get isLeaving(): boolean {
    return this.#gathered > 0 && this.#gathered === this.#unanswered;
  }

  /** Statements that wait for an answer. */
  get unanswered(): number {
    return this.#unanswered;
  }

  async run<R>(walls: Walls, query: CompiledQuery): Promise<QueryResult<R>> {
    const client = await (this.#client ??= this.#connect());
    this.#gather(client);
    const plan = planModeOf(query);
    if (!areSame(this.#walls, walls) || this.#plan !== plan) {
      // Sent on the same connection right before the statement, so no other statement can come between them.
      this.#walls = walls;
      this.#plan = plan;
      this.#standing = standAs(client, walls, plan);
      this.#standing.catch(() => client.end());
    }
    const answer = sendTo<R>(client, query).finally(() => this.#unanswered--);
    // Already on its way. What was answered before the walls stood is thrown away: it may be others' records.
    const [found] = await Promise.all([answer, this.#standing]);
    return found;
  }

  /** What all calls of one turn send over this connection travels in one write: several calls often come in with one look at the network. */
  #gather({ connection: { stream } }: pg.Client): void {
    this.#unanswered++;
    if (this.#gathered++ > 0) return;
    stream.cork();
    setImmediate(() => {
      this.#gathered = 0;
      stream.uncork();
    });
  }

  async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    const client = await (this.#client ??= this.#connect());
    this.#gather(client);
    return client
      .query<Row>(query)
      .catch((error: unknown) => Promise.reject(explained(error)))
      .finally(() => this.#unanswered--);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#settings, pipeline: true });
    const forget = () => {
      this.#client = undefined;
      this.#walls = undefined;
      this.#plan = 'auto';
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      throw explained(error);
    }
    return client;
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }
}
