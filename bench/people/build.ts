import pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { newToken } from '#platform/server/sessions.ts';
import { buildRole, buildUser } from '#modules/base/access/server/index.ts';
import { podService } from '#modules/work/pods/contract.ts';
import { usualLoad } from '#modules/work/loads/server/builders.ts';
import { demoPassword } from '../../database/seed.ts';
import { rpc } from '../../server/testing/server-process.ts';
import { buildLoadClient, type LoadClient, plannerRights } from '../load-clients.ts';
import { type Kind, type Person, twenty } from './person.ts';

export interface Crowd {
  /** The next of the crowd, signed in, each with work of their own. */
  next(count: number): Promise<Person[]>;
  end(): Promise<void>;
}

interface Built {
  readonly client: LoadClient;
  readonly owner: pg.Client;
  readonly serverUrls: readonly string[];
  readonly loadIds: readonly string[];
  readonly podIds: string[];
  readonly tripLoadIds: string[];
}

/** Signing in costs a twentieth of a second of processor time each. */
const signInsAtOnce = 4;
const podsOfClerk = 60;

/** A client with so many open loads, and whoever works with them. */
export async function buildCrowd(
  url: string,
  serverUrls: readonly string[],
  { open, atMost }: { readonly open: number; readonly atMost: number },
): Promise<Crowd> {
  const client = await buildLoadClient(url, 'bench-people', { count: open + 2000, open });
  const owner = new pg.Client(url);
  await owner.connect();
  const ids = async (query: string, values: unknown[] = []) =>
    (await owner.query<{ id: string }>(query, [client.partition, ...values])).rows.map(({ id }) => id);
  const built: Built = {
    client,
    owner,
    serverUrls,
    loadIds: await ids(
      `select id from load where partition = $1 and status in ('READY', 'DISPATCHED', 'IN_TRANSIT') order by load_at desc limit 1500`,
    ),
    podIds: await addPods(ids, Math.ceil(atMost / 20) * podsOfClerk),
    tripLoadIds: await ids(
      `select id from load where partition = $1 and status in ('DISPATCHED', 'IN_TRANSIT') order by load_at desc limit $2`,
      [atMost],
    ),
  };
  await owner.query('vacuum analyze pod');
  const accounts = await staff(url, built, atMost);
  let joined = 0;
  return {
    async next(count) {
      const kinds = Array.from({ length: count }, (_, place) => twenty[(joined + place) % twenty.length]!);
      joined += count;
      const people: Person[] = [];
      await inTurns(signInsAtOnce, kinds, async (kind, place) => {
        people.push(await person(built, kind, accounts, place));
      });
      return people;
    },
    end: () => owner.end(),
  };
}

async function inTurns<Each>(
  atOnce: number,
  all: readonly Each[],
  work: (each: Each, place: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < all.length) {
        const place = next++;
        await work(all[place]!, place);
      }
    }),
  );
}

async function person(built: Built, kind: Kind, accounts: Accounts, place: number): Promise<Person> {
  const { client, loadIds, podIds } = built;
  const { partition } = client;
  if (kind === 'desk') {
    const startsInHours = 24 * (5 + (place % 10));
    const booking = usualLoad(client.references, client.customerId, new Date(), { startsInHours, hours: 10 });
    return { kind, partition, sessionId: await signIn(built, accounts.desk.shift()!), loadIds, booking };
  }
  if (kind === 'clerk')
    return {
      kind,
      partition,
      sessionId: await signIn(built, accounts.clerk.shift()!),
      podIds: podIds.splice(0, podsOfClerk),
    };
  const sessionId = await signIn(built);
  return kind === 'phone'
    ? { kind, partition: '', sessionId, key: await tripKey(built) }
    : { kind, partition: '', sessionId: await withForm(built, sessionId) };
}

let calls = 0;

async function ask<Result>(
  { serverUrls }: Built,
  operation: string,
  payload: object,
  envelope: object = {},
): Promise<Result> {
  const number = calls++;
  // Each from an address of its own: so many sign-ins from one would meet its brake.
  const headers = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  const url = serverUrls[number % serverUrls.length]!;
  const { body } = await rpc(url, operation, payload, { ...envelope }, headers);
  if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
  return body.result as Result;
}

/** A guest, where nobody is named. */
async function signIn(built: Built, account = ''): Promise<string> {
  const credentials = account === '' ? {} : { userRole: '', userAccount: account, password: demoPassword };
  const { sessionId } = await ask<{ sessionId: string }>(built, 'login', credentials, { service: 'basis' });
  return sessionId;
}

interface Accounts {
  readonly desk: string[];
  readonly clerk: string[];
}

/** Two accounts with their passwords, and many more with the same ones. */
async function staff(url: string, { client, owner }: Built, atMost: number): Promise<Accounts> {
  const { partition, companyId } = client;
  const database = openDatabase({ url, poolSize: 1 });
  const db = database.writer(partition);
  const rights = {
    desk: plannerRights,
    clerk: [...Object.keys(podService.operations), 'getLoads', 'getLoad'].map((right) => `tripDirector.${right}`),
  };
  const accounts: Accounts = { desk: [], clerk: [] };
  for (const kind of ['desk', 'clerk'] as const) {
    const roleId = await buildRole(db, partition, { name: `crowd ${kind}`, authorisations: rights[kind] });
    const first = `${kind}@crowd.example`;
    const named = { account: first, name: 'Crowd', surname: kind, userRole: kind, companyId, roleId };
    const userId = await buildUser(db, partition, { ...named, password: demoPassword });
    const { rows } = await owner.query<{ account: string }>(
      `with added as (
         insert into app_user (partition, account, name, surname, user_role, company_id, language, password_hash)
         select partition, n || '.' || account, name, surname, user_role, company_id, language, password_hash
           from app_user, generate_series(1, $3::int) n where partition = $1 and id = $2 returning id, account),
       allowed as (insert into user_profile (partition, user_id, profile_id) select $1, id, $4 from added)
       select account from added`,
      [partition, userId, Math.ceil(atMost / 2), roleId],
    );
    accounts[kind].push(...rows.map(({ account }) => account));
  }
  await database.close();
  return accounts;
}

/** Proofs that wait for a decision, of loads that were carried. */
async function addPods(
  ids: (query: string, values?: unknown[]) => Promise<string[]>,
  count: number,
): Promise<string[]> {
  return ids(
    `insert into pod (partition, company_id, load_id, stop_id, reference, status, method, received_from, received_via, received_at, since, created_by, updated_by, search_words)
     select l.partition, l.company_id, l.id, l.stop_id, 'CROWD-' || n, 'podSubmitted', 'scan', 'Karoo Freight', 'link',
            now() - n * interval '1 minute', now() - n * interval '1 minute', 'bench', 'bench', 'CROWD-' || n
       from generate_series(1, $2::int) n
       join (select o.partition, o.company_id, o.id, s.id as stop_id, row_number() over (order by o.load_at desc) - 1 as place, count(*) over () as all_of
               from load o join stop s on s.partition = o.partition and s.load_id = o.id and s.type = 'delivery'
              where o.partition = $1 and o.status in ('DELIVERED', 'CLOSED')) l on l.place = n % l.all_of
     returning id`,
    [count],
  );
}

/** The trip of a load that is on the road, as its driver got it by SMS. */
async function tripKey({ owner, client, tripLoadIds }: Built): Promise<string> {
  const { token, hash } = newToken();
  await owner.query(
    `with sent as (
       insert into link (partition, kind, token_hash, subject_id, company_id, recipient_name, recipient_email, recipient_mobile, language, expires_at)
       values ($1, 'drivertrip', $2, $3, $4, 'Themba Bench', '', '+27825550100', 'en', now() + interval '90 days') returning id)
     insert into driver_trip (partition, load_id, link_id, driver_id, vehicle_id, sent_to)
     select $1, $3, id, $5, $6, '*** 0100' from sent`,
    [client.partition, hash, tripLoadIds.shift(), client.companyId, client.driverId, client.vehicleId],
  );
  return token;
}

let forms = 0;

/** A registration by link whose code was accepted. */
async function withForm(built: Built, sessionId: string): Promise<string> {
  const { owner, client } = built;
  const { token, hash } = newToken();
  const mobile = `+2782${String(6_000_000 + forms++)}`;
  await owner.query(
    `insert into link (partition, kind, token_hash, company_id, recipient_email, recipient_mobile, language, expires_at)
     values ($1, 'carrierregister', $2, $3, $4, $5, 'en', now() + interval '9 days')`,
    [client.partition, hash, client.companyId, `form${forms}@crowd.example`, mobile],
  );
  await ask(built, 'getCarrierLink', { key: token }, { sessionId });
  await ask(built, 'resendOTP', { key: token }, { sessionId });
  await ask(built, 'verifyOTP', { key: token, otp: await codeOf(built, mobile) }, { sessionId });
  return sessionId;
}

async function codeOf({ serverUrls }: Built, mobile: string): Promise<string> {
  for (let look = 0; look < 300; look++) {
    const outbox = (await (await fetch(`${serverUrls[0]}/outbox.json`)).json()) as {
      to: string;
      code: string | null;
    }[];
    const code = outbox.find(({ to, code: sent }) => to === mobile && sent)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no code came to ${mobile}`);
}
