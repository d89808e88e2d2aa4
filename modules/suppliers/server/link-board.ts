import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import type { linkRow, LinkProgress, supplierService } from '../contract.ts';
import { countedAtMost, likePattern } from './list-suppliers.ts';
import { supplierLinkKind } from './submit-supplier.ts';

type Query = z.output<(typeof supplierService)['operations']['getCarrierApplications']['input']>;
type Row = z.input<typeof linkRow>;

const sortColumns = {
  createdAt: 'l.created_at',
  expiresAt: 'l.expires_at',
  email: 'l.recipient_email',
  status: 'l.status',
} as const;

/** The links that were sent to suppliers, with how far each has come. */
export async function listLinks(
  context: Context,
  query: Query,
): Promise<{ rows: Row[]; total: number; totalIsCapped: boolean }> {
  const { db } = context;
  const direction = query.descending ? 'desc' : 'asc';
  const matching = matchingLinks(context, query);
  const [rows, { total }] = await Promise.all([
    matching
      .select([
        'l.id',
        'l.version',
        'l.recipient_name',
        'l.recipient_email',
        'l.recipient_mobile',
        'l.language',
        'l.status',
        'l.percent',
        'l.created_by_name',
      ])
      .select([
        'l.created_at',
        'l.opened_at',
        'l.verified_at',
        'l.submitted_at',
        'l.expires_at',
        's.registered_name',
        'm.sent_at',
        progress.as('progress'),
      ])
      .orderBy(sortColumns[query.sort], direction)
      .orderBy('l.id', direction)
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    db
      .selectFrom(
        matching
          .select(sql`1`.as('one'))
          .limit(countedAtMost + 1)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(rowOf), total: Math.min(total, countedAtMost), totalIsCapped: total > countedAtMost };

  function rowOf(row: (typeof rows)[number]): Row {
    return {
      linkId: row.id,
      lockId: String(row.version),
      recipientName: row.recipient_name,
      email: row.recipient_email,
      mobileNumber: row.recipient_mobile,
      language: row.language,
      status: row.status,
      progress: row.progress,
      percent: row.percent,
      carrierName: row.registered_name ?? '',
      createdBy: row.created_by_name,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      openedAt: row.opened_at?.toISOString() ?? null,
      verifiedAt: row.verified_at?.toISOString() ?? null,
      submittedAt: row.submitted_at?.toISOString() ?? null,
      expiresAt: row.expires_at.toISOString(),
    };
  }
}

/** How far a link has come; what ended it comes before what was reached. `m` is its newest mail. */
const progress = sql<LinkProgress>`case
  when l.ended_reason is not null then l.ended_reason
  when l.status <> 'pending' then 'submitted'
  when l.locked_at is not null then 'locked'
  when l.expires_at <= now() then 'expired'
  when l.percent > 0 then 'inProgress'
  when l.verified_at is not null then 'verified'
  when l.opened_at is not null then 'opened'
  when m.status in ('bounced', 'dead') then 'bounced'
  when m.status = 'sent' then 'sent'
  else 'waiting' end`;

function matchingLinks({ db, partition }: Context, query: Query) {
  let matching = db
    .selectFrom('link as l')
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.partition', '=', 'l.partition').onRef('s.id', '=', 'l.subject_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('outgoing_message as o')
          .select(['o.status', 'o.sent_at'])
          .whereRef('o.partition', '=', 'l.partition')
          .whereRef('o.link_id', '=', 'l.id')
          .where('o.purpose', '=', 'carrierLink')
          .orderBy('o.created_at', 'desc')
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .where('l.partition', '=', partition)
    .where('l.kind', '=', supplierLinkKind);
  if (query.status?.length) matching = matching.where('l.status', 'in', query.status);
  const pattern = likePattern(query.search);
  if (pattern)
    matching = matching.where(
      sql`lower(l.recipient_name || ' ' || l.recipient_email || ' ' || l.recipient_mobile || ' ' || coalesce(s.registered_name, ''))`,
      'like',
      pattern,
    );
  return matching;
}
