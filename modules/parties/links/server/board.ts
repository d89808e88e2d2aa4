import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import { countedUpTo } from '#platform/server/list-page.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { LinkStatus } from '#platform/server/link-tables.ts';
import type { MessageStatus } from '#platform/server/messages.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import { ownSuppliers } from '#modules/base/access/server/index.ts';
import type { LinkBoardRow, linkBoard, LinkFigures, LinkKindName, LinkProgress } from '../contract.ts';

type Query = z.output<(typeof linkBoard)['list']['input']>;

/** What a board is about. */
export interface BoardOf {
  readonly kind: LinkKindName;
  /** The name of the record that a link edits or has made, as a scalar of the link `l`. */
  readonly subjectName: RawBuilder<string | null>;
}

/** More links than this are not counted: nobody pages so far. */
const countedAtMost = 1000;

const sortColumns = {
  createdAt: 'l.created_at',
  expiresAt: 'l.expires_at',
  email: 'l.recipient_email',
  status: 'l.status',
} as const;

/** The links of a kind, with how far each has come. */
export async function listLinks(context: Context, board: BoardOf, query: Query): Promise<Page<LinkBoardRow>> {
  const { db } = context;
  const direction = query.descending ? 'desc' : 'asc';
  const own = await ownSuppliers(context);
  const all = matchingLinks(context, board, query);
  const matching = own ? all.where(sql<boolean>`l.subject_id = any (${own}::uuid[])`) : all;
  const [rows, counted] = await Promise.all([
    matching
      .select(['l.id', 'l.version', 'l.recipient_name', 'l.recipient_email', 'l.recipient_mobile', 'l.language'])
      .select(['l.status', 'l.percent', 'l.created_by_name', 'l.created_at', 'l.opened_at', 'l.verified_at'])
      .select(['l.submitted_at', 'l.expires_at', 'm.sent_at'])
      .select([progress.as('progress'), board.subjectName.as('subject_name')])
      .select(({ selectFrom }) =>
        selectFrom('link_reminder as r')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('r.partition', '=', 'l.partition')
          .whereRef('r.link_id', '=', 'l.id')
          .as('reminders'),
      )
      .orderBy(sortColumns[query.sort], direction)
      .orderBy('l.id', direction)
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    countedUpTo(db, countedAtMost, matching),
  ]);
  return { rows: rows.map(rowOf), ...counted };

  function rowOf(row: (typeof rows)[number]): LinkBoardRow {
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
      subjectName: row.subject_name ?? '',
      createdBy: row.created_by_name,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      openedAt: row.opened_at?.toISOString() ?? null,
      verifiedAt: row.verified_at?.toISOString() ?? null,
      submittedAt: row.submitted_at?.toISOString() ?? null,
      expiresAt: row.expires_at.toISOString(),
      reminders: row.reminders ?? 0,
    };
  }
}

/** How far a link has come; what ended it comes before what was reached. `m` is its newest mail. */
const progress = sql<LinkProgress>`case
  when l.ended_reason is not null then l.ended_reason
  when l.status <> ${literal<LinkStatus>('pending')} then 'submitted'
  when l.locked_at is not null then 'locked'
  when l.expires_at <= now() then 'expired'
  when l.percent > 0 then 'inProgress'
  when l.verified_at is not null then 'verified'
  when l.opened_at is not null then 'opened'
  when m.status in ${literals<MessageStatus>('bounced', 'dead')} then 'bounced'
  when m.status = ${literal<MessageStatus>('sent')} then 'sent'
  else 'waiting' end`;

/** The links of a kind with their newest mail. */
function linksWithMail({ db, partition }: Context, kind: LinkKindName) {
  return db
    .selectFrom('link as l')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('outgoing_message as o')
          .select(['o.status', 'o.sent_at'])
          .whereRef('o.partition', '=', 'l.partition')
          .whereRef('o.link_id', '=', 'l.id')
          .where('o.channel', '=', 'email')
          .orderBy('o.created_at', 'desc')
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .where('l.partition', '=', partition)
    .where('l.kind', '=', kind);
}

function matchingLinks(context: Context, { kind, subjectName }: BoardOf, query: Query) {
  let matching = linksWithMail(context, kind);
  if (query.status?.length) matching = matching.where('l.status', 'in', query.status);
  const pattern = likePattern(query.search);
  if (pattern)
    matching = matching.where(
      sql`lower(l.recipient_name || ' ' || l.recipient_email || ' ' || l.recipient_mobile || ' ' || coalesce(${subjectName}, ''))`,
      'like',
      pattern,
    );
  return matching;
}

/** The funnel of a board: what became of the links that were sent of late. */
export async function linkFunnel(context: Context, kind: LinkKindName): Promise<LinkFigures> {
  const counted = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${condition})::int`;
  const isSubmitted = sql<boolean>`l.submitted_at is not null`;
  const isStarted = sql<boolean>`(l.percent > 0 or ${isSubmitted})`;
  const isVerified = sql<boolean>`(l.verified_at is not null or ${isStarted})`;
  const own = await ownSuppliers(context);
  return linksWithMail(context, kind)
    .$if(own !== undefined, (all) => all.where(sql<boolean>`l.subject_id = any (${own}::uuid[])`))
    .where('l.created_at', '>', sql<Date>`now() - interval '90 days'`)
    .where(sql<boolean>`l.ended_reason is distinct from 'superseded'`)
    .select([
      sql<number>`count(*)::int`.as('sent'),
      counted(sql`m.status in ${literals<MessageStatus>('bounced', 'dead')}`).as('bounced'),
      counted(sql`l.opened_at is not null or ${isVerified}`).as('opened'),
      counted(isVerified).as('verified'),
      counted(isStarted).as('started'),
      counted(isSubmitted).as('submitted'),
      counted(
        sql`not ${isSubmitted} and (l.status <> ${literal<LinkStatus>('pending')} or l.locked_at is not null or l.expires_at <= now())`,
      ).as('lapsed'),
    ])
    .executeTakeFirstOrThrow();
}
