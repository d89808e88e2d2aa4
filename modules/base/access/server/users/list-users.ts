import { sql } from 'kysely';
import type { z } from 'zod';
import { countedUpTo } from '#platform/server/list-page.ts';
import type { Context } from '#platform/server/implement.ts';
import type { userQuery, userRow } from '#modules/base/access/user-contract.ts';
import { rowOf, selectUsers } from './queries.ts';

type Query = z.output<typeof userQuery>;
type Row = z.input<typeof userRow>;

const countedAtMost = 1000;
const companyUsersAtMost = 1000;

/** The expressions are those of the indexes; the id makes the order the same on every page. */
const sortColumns = {
  name: ['lower(u.surname)', 'lower(u.name)'],
  email: ['u.account'],
  userType: ['u.user_type'],
  company: ['c.trade_name'],
  status: ['u.status'],
  lastSignInAt: ['u.last_sign_in_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

/** A page of people. Suppliers' users alone, when only they are asked for. */
export async function listUsers(
  context: Context,
  query: Query,
): Promise<{ rows: Row[]; total: number; totalIsCapped: boolean }> {
  const { matching } = await matchingUsers(context, query);
  const direction = query.descending ? 'desc nulls last' : 'asc nulls last';
  const order = [...sortColumns[query.sort], 'u.id'].map((column) => `${column} ${direction}`).join(', ');
  const [rows, counted] = await Promise.all([
    matching
      .orderBy(sql.raw(order))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    countedUpTo(context.db, countedAtMost, matching),
  ]);
  return { rows: rows.map(rowOf), ...counted };
}

async function matchingUsers(context: Context, query: Query) {
  const { partition } = context;
  const { search, status, userType, profileId, withoutSecondFactor, keyIdentifier } = query;
  let { seen: matching } = await selectUsers(context);
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    matching = matching.where('u.search', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  // Who has left is shown to who asks for them.
  matching = status?.length
    ? matching.where('u.status', 'in', status)
    : matching.where('u.status', '<>', 'deactivated');
  if (userType?.length) matching = matching.where('u.user_type', 'in', userType);
  if (keyIdentifier) matching = matching.where('u.supplier_id', '=', keyIdentifier);
  if (withoutSecondFactor) matching = matching.where('u.second_factor_at', 'is', null);
  if (profileId)
    matching = matching.where('u.id', 'in', (eb) =>
      eb
        .selectFrom('user_profile')
        .select('user_id')
        .where('partition', '=', partition)
        .where('profile_id', '=', profileId),
    );
  return { matching };
}

/** The people of a company, by name; the first thousand. */
export async function companyUsers(
  context: Context,
  { companyId, search }: { companyId?: string | undefined; search: string },
): Promise<Row[]> {
  const own = context.actor.kind === 'user' ? context.actor.companyId : undefined;
  const { matching } = await matchingUsers(context, { ...allUsers, search });
  const rows = await matching
    .where('u.company_id', '=', companyId ?? own ?? null)
    .orderBy(sql.raw(sortColumns.name.join(', ')))
    .limit(companyUsersAtMost)
    .execute();
  return rows.map(rowOf);
}

const allUsers: Query = { search: '', page: 1, pageSize: 50, sort: 'name', descending: false };
