import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { authorisation, isForTokens } from '#platform/operation.ts';
import type { App } from '#platform/server/app.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { newToken } from '#platform/server/sessions.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { ownRights } from '#modules/base/access/server/index.ts';
import type { AccountState } from '#modules/base/access/status.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import type { IntegrationFailureCode } from '../messages/failures/index.ts';
import type { tokenFields, tokenRow, tokenService, TokenState } from '../token-contract.ts';
import './tables.ts';

const fail = failures<FailureCode | IntegrationFailureCode>();

/** Who calls; every operation of this module needs a person. */
export function personOf({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw fail('notFound', 'notFound');
  return actor;
}

/** The rights that somebody can give to a token. */
export function grantable({ services }: Pick<App, 'services'>, actor: UserActor): string[] {
  const forTokens = new Set(
    services.flatMap(({ name, operations }) =>
      Object.entries(operations)
        .filter(([, declared]) => isForTokens(name, declared))
        .map(([operation]) => authorisation(name, operation)),
    ),
  );
  return ownRights(actor)
    .filter((right) => forTokens.has(right))
    .toSorted();
}

/** Makes a token. Nobody gives it what they do not hold themselves, or what needs a person. */
export async function createToken(
  context: Context,
  { name, authorisations, lastDay }: z.output<typeof tokenFields>,
): Promise<{ accessTokenId: string; token: string }> {
  const { app, db, partition, now } = context;
  const actor = personOf(context);
  const mayGive = new Set(grantable(app, actor));
  if (authorisations.some((right) => !mayGive.has(right)))
    throw invalidFields({ authorisations: { code: 'rightNotYours' } });
  const expiresAt = lastDay === null ? null : await endOfDay(context, actor.companyId, lastDay);
  if (expiresAt !== null && expiresAt <= now) throw invalidFields({ lastDay: { code: 'lastDayPassed' } });
  const { token, hash } = newToken();
  const row = await db
    .insertInto('access_token')
    .values({
      partition,
      company_id: actor.companyId,
      name,
      token_hash: hash,
      token_end: token.slice(-4),
      authorisations: [...new Set(authorisations)].toSorted(),
      made_by_id: actor.id,
      made_by: actor.name,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw invalidFields({ name: { code: 'tokenNameTaken' } });
  await context.audit({
    noun: 'accessToken',
    recordId: row.id,
    event: 'created',
    after: { name, authorisations: authorisations.length, expiresAt: expiresAt?.toISOString() },
  });
  await context.publish('accessTokens', 'created', row.id);
  return { accessTokenId: row.id, token };
}

/** Ends a token at once and for good. */
export async function revokeToken(context: Context, id: string, reason: string): Promise<{ accessTokenId: string }> {
  const { db, partition } = context;
  const row = await tokenById(context, id);
  const revoked = await db
    .updateTable('access_token')
    .set({ revoked_at: sql<Date>`now()`, revoked_by: context.actor.name, revoke_reason: reason })
    .where('partition', '=', partition)
    .where('id', '=', row.accessTokenId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (revoked.numUpdatedRows === 0n) throw fail('tokenRevokedAlready', 'rule');
  await context.audit({ noun: 'accessToken', recordId: id, event: 'revoked', after: { name: row.name, reason } });
  await context.publish('accessTokens', 'revoked', id);
  return { accessTokenId: id };
}

/** The first moment of the next day, by the company's calendar. */
async function endOfDay({ db, partition }: Context, companyId: string, day: string): Promise<Date> {
  const { time_zone: zone } = await companyById(db, partition, companyId);
  const { rows } = await sql<{ at: Date }>`select ${addDays(day, 1)}::timestamp at time zone ${zone} as at`.execute(db);
  return rows[0]!.at;
}

const state = sql<TokenState>`case
  when t.revoked_at is not null then 'revoked'
  when t.expires_at <= now() then 'expired'
  when u.status <> ${literal<AccountState>('active')} or u.company_id <> t.company_id then 'stopped'
  else 'active' end`;

function selectTokens(context: Context) {
  const { db, partition } = context;
  const { id, companyId, scope } = personOf(context);
  const tokens = db
    .selectFrom('access_token as t')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.partition', '=', 't.partition').onRef('u.id', '=', 't.made_by_id'),
    )
    .where('t.partition', '=', partition)
    .where('t.company_id', '=', companyId);
  // Who sees only some records does not see what others can do with the rest.
  return scope === undefined ? tokens : tokens.where('t.made_by_id', '=', id);
}

const columns = [
  't.id',
  't.name',
  't.token_end',
  't.authorisations',
  't.made_by',
  't.made_at',
  't.expires_at',
  't.revoked_at',
  't.revoked_by',
  't.revoke_reason',
  't.used_at',
  't.used_from',
] as const;
const makersRights = sql<string[]>`session_authorisations(t.partition, t.made_by_id)`;

type Row = Awaited<ReturnType<typeof readRow>>;
const readRow = (context: Context, id: string) =>
  selectTokens(context)
    .select(columns)
    .select([state.as('state'), makersRights.as('held')])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow(() => fail('notFound', 'notFound'));

function shown(row: Row): z.input<typeof tokenRow> {
  const held = new Set(row.held);
  return {
    accessTokenId: row.id,
    name: row.name,
    state: row.state,
    ending: row.token_end,
    authorisations: row.authorisations,
    lost: row.authorisations.filter((right) => !held.has(right)),
    madeBy: row.made_by,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedBy: row.revoked_by ?? '',
    revokeReason: row.revoke_reason ?? '',
    usedAt: row.used_at?.toISOString() ?? null,
    usedFrom: row.used_from ?? '',
  };
}

export async function tokenById(context: Context, id: string): Promise<z.input<typeof tokenRow>> {
  return shown(await readRow(context, id));
}

const sortColumns = {
  name: sql`lower(t.name)`,
  madeAt: sql`t.made_at`,
  usedAt: sql`t.used_at`,
  expiresAt: sql`t.expires_at`,
} as const;

type Query = z.output<(typeof tokenService)['operations']['getAccessTokens']['input']>;

export async function listTokens(context: Context, query: Query) {
  let matching = selectTokens(context);
  if (query.state?.length) matching = matching.where(state, 'in', query.state);
  const search = query.search.toLowerCase();
  if (search) matching = matching.where(sql<boolean>`strpos(lower(t.name || ' ' || t.made_by), ${search}) > 0`);
  const direction = query.descending ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .select([state.as('state'), makersRights.as('held')])
      .orderBy(sortColumns[query.sort], (order) => order[direction]().nullsLast())
      .orderBy('t.id', query.descending ? 'desc' : 'asc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(shown), total, totalIsCapped: false };
}
