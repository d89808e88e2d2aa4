import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import { countedUpTo } from '#platform/server/list-page.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { LinkStatus } from '#platform/server/links.ts';
import type { creditChangeRow, creditService } from '#modules/parties/credit/contract.ts';
import { exposureOf } from '#modules/parties/credit/rules.ts';
import { acknowledgementsOf } from './acknowledgements.ts';
import { creditLinkKind } from './link-kind-name.ts';
import { exposureParts, type ExposureProvider } from './position.ts';
import { findChanges } from './queries.ts';
import { rowOf } from './records.ts';

type Query = z.output<(typeof creditService)['operations']['getShipperCreditChanges']['input']>;

/** More changes than this are not counted: nobody pages so far. */
const countedAtMost = 10_000;

const sortColumns = {
  registeredName: 's.registered_name',
  newLimit: 't.new_limit',
  effectiveFrom: 't.effective_from',
  status: 't.status',
  updatedAt: 't.updated_at',
} as const satisfies Record<Query['sort'], string>;

/** A page of changes of credit limits, with what their customers owe. */
export async function listChanges(
  context: Context,
  providers: readonly ExposureProvider[],
  query: Query,
): Promise<Page<z.input<typeof creditChangeRow>>> {
  const { db } = context;
  const direction = query.descending ? 'desc' : 'asc';
  const all = matching(context, query);
  const [found, counted] = await Promise.all([
    all
      .select(
        sql<LinkStatus | null>`(select l.status from link l
          where l.partition = t.partition and l.kind = ${creditLinkKind} and l.subject_id = t.id
          order by l.created_at desc limit 1)`.as('link_status'),
      )
      .orderBy(sortColumns[query.sort], direction)
      .orderBy('t.id', direction)
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    countedUpTo(db, countedAtMost, all),
  ]);
  const [exposures, acknowledgements] = await Promise.all([
    exposureParts(context, providers, [...new Set(found.map((row) => row.customer_id))]),
    acknowledgementsOf(context, found),
  ]);
  return {
    rows: found.map((row) => ({
      ...rowOf(row),
      exposure: exposureOf(exposures.get(row.customer_id) ?? []),
      linkStatus: row.link_status,
      acknowledgement: acknowledgements.get(row.id) ?? null,
    })),
    ...counted,
  };
}

function matching({ db, partition, actor }: Context, query: Query) {
  let changes = findChanges(db, partition);
  const pattern = likePattern(query.search);
  if (pattern !== '') changes = changes.where(sql<boolean>`s.search like search_key(${pattern})`);
  if (query.status?.length) changes = changes.where('t.status', 'in', query.status);
  if (query.kind?.length) changes = changes.where('t.kind', 'in', query.kind);
  if (query.customerId !== undefined) changes = changes.where('t.customer_id', '=', query.customerId);
  if (query.mineToApprove && actor.kind === 'user')
    changes = changes.where('t.status', '=', 'PROPOSED').where(sql<boolean>`not ${actor.id}::uuid = any (t.edited_by)`);
  return changes;
}
