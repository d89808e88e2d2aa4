import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#platform/failure.ts';
import { statesBefore } from '#platform/machine.ts';
import { authorisation } from '#platform/operation.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { operationsByName } from '#platform/server/dispatch.ts';
import { type AnyLife, everyLife } from '#platform/server/every-life.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { type Listener, listener } from '#platform/server/listeners.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import type { Versioned } from '#platform/server/records.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { buildLifeRows } from './testing/life-rows.ts';
import { addedBy, inState } from './testing/life-states.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners, product } from './modules.ts';

/**
 * Many is one: every event of every life, sent to two records one after the other and to both together, leaves the same rows,
 * trail, bells and happenings (decision 0184). A new life is asked without being named here; it needs two records
 * in `buildLifeRows`.
 */
const partition = 'alpha';
let house: House;
let decider: UserActor;
/** What was told in the transaction that runs. */
const heard: string[] = [];

const operations = [...operationsByName(implementations).values()];
// Files of one run share their modules: lives over the tables that other tests make are there too.
const lives = everyLife().filter(({ records }) => !records.table.startsWith('test_'));
const nameOf = ({ records, column, machine }: AnyLife) => `${records.table}.${column} ${machine.events.join(' ')}`;

beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  const names = new Set(listeners.map(({ happening }) => happening));
  house = await openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    webhookEvents: product.all('webhookEvents'),
    isIdle: true,
    parts: ({ listeners: known }) => ({ listeners: overhearing(known) }),
  });
  expect(names.size).toBeGreaterThan(0);
  const rights = operations.map(({ service, name }) => authorisation(service, name));
  const staff = await buildStaff(house.app, partition, rights);
  const second = await buildStaff(house.app, partition, rights, { companyId: staff.companyId });
  await buildLifeRows(house, staff, second);
  decider = {
    kind: 'user',
    id: second.userId,
    account: 'second@staff.example',
    name: 'Second Person',
    companyId: staff.companyId,
    companyName: '',
    authorisations: new Set(rights),
  };
});
afterAll(() => house.close());

/** The listeners of the product, and before them one that writes down what is told, also where nobody listens. */
function overhearing(known: ReadonlyMap<string, readonly Listener[]>): ReadonlyMap<string, readonly Listener[]> {
  return {
    ...known,
    get: (name: string) => [
      listener(
        name as 'link.ended',
        'overhear',
        async (_, facts) => void heard.push(`${name} ${JSON.stringify(facts)}`),
      ),
      ...(known.get(name) ?? []),
    ],
  } as ReadonlyMap<string, readonly Listener[]>;
}

/** Thrown at the end of every attempt, so that the next one begins from the same rows. */
class TakenBack extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('taken back');
    this.outcome = outcome;
  }
}

interface Outcome {
  readonly refused?: string;
  readonly answered?: unknown;
  readonly rows?: unknown;
  readonly told?: unknown;
}

type Send = (context: Context, stored: readonly Versioned[]) => Promise<readonly Versioned[]>;

/** Where the records are, and where they were before. */
interface Place {
  readonly state: string;
  readonly former: string | undefined;
}

async function attempt(life: AnyLife, ids: readonly string[], { state, former }: Place, send: Send): Promise<Outcome> {
  const { records, column } = life;
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'tripDirector.test' });
  try {
    return await inPartition({ ...system, actor: decider }, partition, async (context) => {
      heard.length = 0;
      for (const each of waysTo(life, state)) {
        const columns = Object.entries(inState(records.table, column, each, former));
        await sql`
          update ${sql.table(records.table)} set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
           where id = any (${ids}::uuid[])`.execute(context.db);
      }
      const stored: Versioned[] = [];
      for (const id of ids) stored.push(await records.lock(context, id));
      const before = await newest(context);
      const answered = await send(context, stored);
      throw new TakenBack(shortened({ answered, ...(await left(context, life, ids, before)) }));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome;
    if (error instanceof Failure) return { refused: error.code };
    const { code } = error as { readonly code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return { refused: code };
    throw error;
  }
}

/** Tables of which the database itself holds the moves. */
const isStepped = (table: string) => table === 'period_posting';

/** The states through which a record is put into one: where the database itself holds the moves, step by step. */
function waysTo({ records, machine }: AnyLife, state: string): readonly string[] {
  if (!isStepped(records.table)) return [state];
  const ways: string[][] = [[machine.initial]];
  for (const way of ways) {
    if (way.at(-1) === state) return way;
    const next = Object.values(machine.transitions[way.at(-1)!] ?? {}).flat() as string[];
    for (const each of next) if (!way.includes(each)) ways.push([...way, each]);
  }
  return [state];
}

async function newest({ db }: Context): Promise<{ readonly trail: number; readonly bell: number }> {
  const { rows } = await sql<{ trail: number; bell: number }>`
    select (select coalesce(max(id), 0) from audit_entry) as trail, (select coalesce(max(id), 0) from change_event) as bell`.execute(
    db,
  );
  return rows[0]!;
}

/** Tables with the columns by which their rows belong to records of a table, itself among them. */
const partsOf = new Map<string, Promise<readonly { readonly name: string; readonly column: string }[]>>();

async function readParts({ db }: Context, table: string) {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.conrelid::regclass::text as name, a.attname as column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_length(c.conkey, 1)]
     where c.contype = 'f' and c.confrelid = ${table}::regclass
     order by 1, 2`.execute(db);
  return [{ name: table, column: 'id' }, ...rows];
}

/** The records, all rows that belong to them, and what was told since then: the trail and the bells by the record. */
async function left(
  context: Context,
  { records: { table } }: AnyLife,
  ids: readonly string[],
  before: { readonly trail: number; readonly bell: number },
): Promise<Outcome> {
  const parts = await (partsOf.get(table) ?? readParts(context, table));
  partsOf.set(table, Promise.resolve(parts));
  const rowsOf = ({ name, column }: (typeof parts)[number]) => sql`
    select ${`${name}.${column}`} as part, to_jsonb(t) - 'search' as row from ${sql.table(name)} t
     where ${sql.ref(column)} = any (${ids}::uuid[])`;
  const { rows } = await sql<{ part: string; row: unknown }>`${sql.join(parts.map(rowsOf), sql` union all `)}`.execute(
    context.db,
  );
  const told = await sql<{ kind: 'trail' | 'bells'; record_id: string; said: object }>`
    select 'trail' as kind, id, record_id, to_jsonb(e) - 'id' - 'at' as said from audit_entry e where id > ${before.trail}
    union all
    select 'bells', id, record_id, to_jsonb(e) - 'id' - 'at' from change_event e where id > ${before.bell}
     order by id`.execute(context.db);
  const byRecord = Map.groupBy(told.rows, ({ kind, record_id }) => `${kind} ${record_id}`);
  const byPart = Map.groupBy(rows, ({ part }) => part);
  return {
    rows: Object.fromEntries([...byPart].map(([part, some]) => [part, some.map(({ row }) => row)])),
    told: {
      ...Object.fromEntries([...byRecord].map(([record, some]) => [record, some.map(({ said }) => said)])),
      heard: [...heard],
    },
  };
}

/** Long texts, such as letters and pictures, by what they amount to. */
function shortened(outcome: Outcome): Outcome {
  const text = JSON.stringify(outcome, (_, value: unknown) =>
    typeof value === 'string' && value.length > 300
      ? `${value.length} ${crypto.createHash('sha256').update(value).digest('base64')}`
      : value,
  );
  return JSON.parse(text) as Outcome;
}

/** Ids, moments and hashes of secrets and of what has ids in it; those that only one of two attempts knows were made by it. */
const made =
  /x?[0-9a-f]{64}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[^"\s,}\]\\]*/g;

/** Two outcomes as they can be compared: rows and happenings in any order, without what each attempt made anew. */
function comparable(outcome: Outcome, other: Outcome): unknown {
  const known = new Set(JSON.stringify(other).match(made));
  const plain = (value: unknown) => JSON.stringify(value).replaceAll(made, (text) => (known.has(text) ? text : 'new'));
  const text = JSON.stringify(outcome, (key, value: unknown) => {
    if (!Array.isArray(value) || !(key.includes('.') || key === 'heard')) return value;
    return value.map((row) => (typeof row === 'string' ? plain(row) : plain(columnsOf(row as object)))).toSorted();
  });
  return JSON.parse(text.replaceAll(made, (each) => (known.has(each) ? each : 'new'))) as unknown;
}

/** The columns of a row by their names; numbers that the database counts are others each time. */
function columnsOf(row: object): unknown {
  return Object.entries(row)
    .filter(([name, value]) => name !== 'id' || typeof value === 'string')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Events that are refused here in every state, by what refuses them: their own tests have what they need. */
const refusedHere: Readonly<Record<string, string>> = {
  'load close': 'billingOpen',
  'company_order close': 'nothingToClose',
  'driver_pay_run submit': 'payRunEmpty',
  'fuel_adjustment submit': 'runChangesNothing',
  'payment_run submit': 'paymentRunEmpty',
};

test('every module that has a life is among them', () => {
  expect(lives.length).toBeGreaterThanOrEqual(18);
});

test.each(lives.map((life) => [nameOf(life), life] as const))('%s', async (_, life) => {
  const { records, machine } = life;
  const ids = await idsOf(life);
  expect(ids, `two records of ${records.table} in server/testing/life-rows.ts`).toHaveLength(2);
  const refused: Record<string, string> = {};
  for (const event of machine.events) {
    const codes: string[] = [];
    for (const place of placesBefore(machine, event)) {
      const move = { reason: 'Because.', columns: addedBy(records.table, event) };
      const single = await attempt(life, ids, place, async (context, stored) => {
        const moved: Versioned[] = [];
        for (const each of stored) moved.push(await life.life.move(context, each, event, move));
        return moved;
      });
      const many = await attempt(life, ids, place, (context, stored) =>
        life.life.moveMany(
          context,
          stored.map((each) => ({ ...move, stored: each, event })),
        ),
      );
      expect(comparable(many, single), `${event} from ${place.state} ${place.former ?? ''}`).toEqual(
        comparable(single, many),
      );
      codes.push(single.refused ?? '');
    }
    if (!codes.includes('')) refused[`${records.table} ${event}`] = codes[0] ?? '';
  }
  const expected = Object.entries(refusedHere).filter(([name]) => name in refused);
  expect(refused).toEqual(Object.fromEntries(expected));
});

/** The states from which an event is allowed; one that leads back is sent from there with every state where it can lead. */
function placesBefore(machine: AnyLife['machine'], event: string): readonly Place[] {
  return statesBefore(machine, event).flatMap((state): readonly Place[] => {
    const to = machine.transitions[state]![event];
    return typeof to === 'object' ? to.map((former) => ({ state, former })) : [{ state, former: undefined }];
  });
}

/** The first two records that the life's own reader finds: several kinds of a noun may share a table. */
async function idsOf({ records, column, machine }: AnyLife): Promise<readonly string[]> {
  // What moves step by step begins at the first of them.
  const order = isStepped(records.table) ? sql`(${sql.ref(column)} = ${machine.initial}) desc, id` : sql`id`;
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(records.table)} order by ${order}`.execute(
    house.app.database.writer(partition),
  );
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'tripDirector.test' });
  const found: string[] = [];
  for (const { id } of rows) {
    if (found.length === 2) break;
    await inPartition({ ...system, actor: decider }, partition, (context) => records.lock(context, id)).then(
      () => found.push(id),
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      },
    );
  }
  return found;
}
