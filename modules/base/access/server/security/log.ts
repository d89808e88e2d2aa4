import { sql } from 'kysely';
import type { z } from 'zod';
import { deviceOf } from '#modules/base/access/device.ts';
import type { SecurityKind, securityRow, securityService } from '#modules/base/access/security-contract.ts';
import { addDays } from '#platform/dates.ts';
import { countedUpTo } from '#platform/server/list-page.ts';
import type { Context } from '#platform/server/implement.ts';
import '../tables.ts';

type Query = z.output<(typeof securityService)['operations']['getSecurityLog']['input']>;
type Row = z.input<typeof securityRow>;

const countedAtMost = 1000;

/** Which entries are of a kind, as a condition on the view; together they are all of it. */
const kinds: Readonly<Record<SecurityKind, string>> = {
  signIns: `(l.noun = 'user' and l.event = 'signedIn')`,
  refusals: `l.noun = 'signIn'`,
  people: `(l.noun = 'user' and l.event not in ('signedIn', 'signedOut', 'sessionEnded'))`,
  roles: `l.noun = 'role'`,
  sessions: `((l.noun = 'user' and l.event in ('signedOut', 'sessionEnded')) or l.noun = 'session')`,
  reveals: `l.event like '%Shown'`,
  handOvers: `l.noun = 'delegation'`,
  trail: `l.noun = 'auditTrail'`,
};

/** What was done with accounts, roles and secrets, and what was refused; newest first. */
export async function securityLog(
  context: Context,
  query: Query,
): Promise<{ rows: Row[]; total: number; totalIsCapped: boolean }> {
  const matching = matchingEntries(context, query);
  const direction = query.descending ? 'desc' : 'asc';
  const [rows, counted] = await Promise.all([
    matching
      .select(['l.id', 'l.at', 'l.event', 'l.who', 'l.ip', 'l.agent', 'l.changes'])
      .select(
        sql<SecurityKind>`case ${sql.raw(
          Object.entries(kinds)
            .map(([kind, is]) => `when ${is} then '${kind}'`)
            .join(' '),
        )} else 'people' end`.as('kind'),
      )
      .select(
        sql<string>`coalesce(u.name || ' ' || u.surname, p.name, s.registered_name, l.changes #>> '{profileName,0}', l.changes #>> '{delegate,1}', '')`.as(
          'subject',
        ),
      )
      .orderBy('l.at', direction)
      .orderBy('l.id', direction)
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    countedUpTo(context.db, countedAtMost, matching),
  ]);
  return {
    rows: rows.map(({ at, agent, ...row }) => ({ ...row, at: at.toISOString(), device: deviceOf(agent) })),
    ...counted,
  };
}

function matchingEntries({ db, partition }: Context, { search, kind, haulwayUserId, from, to }: Query) {
  let matching = db
    .selectFrom('security_log as l')
    .leftJoin('app_user as u', (join) =>
      join
        .onRef('u.partition', '=', 'l.partition')
        .on(sql<boolean>`u.id::text = l.record_id and l.noun in ('user', 'signIn')`),
    )
    .leftJoin('role_profile as p', (join) =>
      join.onRef('p.partition', '=', 'l.partition').on(sql<boolean>`p.id::text = l.record_id and l.noun = 'role'`),
    )
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.partition', '=', 'l.partition').on(sql<boolean>`s.id::text = l.record_id and l.noun = 'supplier'`),
    )
    .where('l.partition', '=', partition);
  if (kind?.length) matching = matching.where(sql<boolean>`(${sql.raw(kind.map((each) => kinds[each]).join(' or '))})`);
  if (haulwayUserId)
    matching = matching.where((where) =>
      where.or([where('l.user_id', '=', haulwayUserId), where('l.record_id', '=', haulwayUserId)]),
    );
  if (from) matching = matching.where(sql<boolean>`l.at >= ${startOf(from, partition)}`);
  if (to) matching = matching.where(sql<boolean>`l.at < ${startOf(addDays(to, 1), partition)}`);
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    matching = matching.where(
      sql<boolean>`strpos(lower(l.who || ' ' || l.event || ' ' || l.ip || ' ' || coalesce(u.name || ' ' || u.surname || ' ' || u.account, p.name, '')), ${word}) > 0`,
    );
  return matching;
}

/** The beginning of a day by the clock of the partition's client. */
function startOf(day: string, partition: string) {
  return sql<Date>`(${day}::date)::timestamp at time zone coalesce((select time_zone from company where partition = ${partition} and is_client limit 1), 'Africa/Johannesburg')`;
}
