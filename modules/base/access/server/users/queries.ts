import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Db } from '#platform/server/database.ts';
import type { Context } from '#platform/server/implement.ts';
import { record } from '#platform/server/records.ts';
import { isAtWork } from '#modules/base/access/status.ts';
import type { userRecord, userRow } from '#modules/base/access/user-contract.ts';
import { administrators, standingOf } from '../administrators.ts';
import { ownSuppliers } from '../own-suppliers.ts';
import '../tables.ts';

const fail = failures<FailureCode>();

type Reader = Pick<Context, 'actor' | 'db' | 'partition'>;

/**
 * The people whom the caller may know of, with their company, the supplier that they are bound to, and their roles. Who is
 * limited to suppliers knows the people of those, and who sees only some suppliers none of the others' people.
 */
export async function selectUsers(reader: Reader) {
  const { db, partition, actor } = reader;
  const own = await ownSuppliers(reader);
  const self = actor.kind === 'user' ? actor.id : null;
  const seen = everybody(db, partition).where(
    own
      ? sql<boolean>`(u.supplier_id = any (${own}::uuid[]) or u.id = ${self})`
      : sql<boolean>`(u.supplier_id is null or s.id is not null)`,
  );
  // In an object: a query by itself would be taken for a promise.
  return { seen };
}

function everybody(db: Db, partition: string) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('company as c', (join) =>
      join.onRef('c.partition', '=', 'u.partition').onRef('c.id', '=', 'u.company_id'),
    )
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.partition', '=', 'u.partition').onRef('s.id', '=', 'u.supplier_id'),
    )
    .select([
      'u.id',
      'u.version',
      'u.account',
      'u.name',
      'u.surname',
      'u.phone',
      'u.user_type',
      'u.company_id',
      'u.supplier_id',
      'u.shippers',
      'u.language',
      'u.status',
      'u.locked_reason',
      'u.second_factor_at',
      'u.invited_at',
      'u.last_sign_in_at',
      'u.updated_at',
      'u.updated_by',
    ])
    .select(['c.name as company_name', 'c.trade_name as company_trade_name', 's.registered_name as carrier_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('user_profile as up')
          .innerJoin('role_profile as p', (join) =>
            join.onRef('p.partition', '=', 'up.partition').onRef('p.id', '=', 'up.profile_id'),
          )
          .select(['p.id as profileId', 'p.name as profileName'])
          .whereRef('up.partition', '=', 'u.partition')
          .whereRef('up.user_id', '=', 'u.id')
          .orderBy('p.name'),
      ).as('profiles'),
    )
    .where('u.partition', '=', partition);
}

export type StoredUser = Awaited<ReturnType<ReturnType<typeof everybody>['executeTakeFirstOrThrow']>>;

export function rowOf(user: StoredUser): z.input<typeof userRow> {
  return {
    haulwayUserId: user.id,
    lockId: String(user.version),
    email: user.account,
    name: user.name,
    surname: user.surname,
    phone: user.phone,
    userType: user.user_type,
    companyId: user.company_id,
    companyName: user.company_trade_name,
    keyIdentifier: user.supplier_id ?? '',
    carrierName: user.carrier_name ?? '',
    shippers: user.shippers,
    profiles: user.profiles,
    language: user.language,
    status: user.status,
    active: isAtWork(user.status),
    hasSecondFactor: user.second_factor_at !== null,
    invitedAt: user.invited_at?.toISOString() ?? null,
    lastSignInAt: user.last_sign_in_at?.toISOString() ?? null,
  };
}

/** The person, or `notFound`. */
export async function getUser(reader: Reader, id: string): Promise<StoredUser> {
  const { seen } = await selectUsers(reader);
  const user = await seen.where('u.id', '=', id).executeTakeFirst();
  if (!user) throw fail('notFound', 'notFound');
  return user;
}

/** The roles of a person as one text. */
export function roleNames({ profiles }: Pick<StoredUser, 'profiles'>): string {
  return profiles.map(({ profileName }) => profileName).join(', ');
}

/** With what keeps the caller from changing this account, so that the screen can say it before the server does. */
export async function recordOf(context: Context, user: StoredUser): Promise<z.input<typeof userRecord>> {
  const { actor } = context;
  const said = {
    ...rowOf(user),
    profileIds: user.profiles.map(({ profileId }) => profileId),
    role: roleNames(user),
    company: user.company_name,
  };
  if (actor.kind === 'user' && actor.id === user.id) return { ...said, barrier: 'ownAccount' };
  const known = await administrators(context);
  if (known.length === 1 && known[0] === user.id) return { ...said, barrier: 'lastAdministrator' };
  return { ...said, barrier: (await standingOf(context, user.id)) === 'greater' ? 'holdsMoreThanOwn' : null };
}

/** The people of the partition, as they are changed. */
export const users = record({
  noun: 'user',
  table: 'app_user',
  channels: ['users'],
  find: (context: Context, id: string): Promise<StoredUser | undefined> => getUser(context, id),
  show: recordOf,
});

/** The person, held until the transaction ends. A call that states no version changes only what its name says. */
export function userToChange(context: Context, id: string): Promise<StoredUser> {
  return context.lockId === null ? users.lock(context, id) : users.toChange(context, id);
}

/** The state of a person for the audit trail. */
export function auditedUser(user: StoredUser): Readonly<Record<string, unknown>> {
  const {
    haulwayUserId: _,
    lockId: __,
    profiles,
    lastSignInAt: ___,
    invitedAt: ____,
    active: _____,
    ...rest
  } = rowOf(user);
  return { ...rest, roles: roleNames({ profiles }) };
}
