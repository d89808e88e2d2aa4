import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays } from '#platform/dates.ts';
import { rightsChannel } from '#platform/envelope.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { ownRights } from '#modules/base/access/server/index.ts';
import type { approvalService, Delegation, newDelegation } from '../contract.ts';
import type { ApprovalFailureCode } from '../messages/failures/index.ts';
import { oneDelegation, selectDelegations, shownDelegation } from './delegation-rows.ts';
import { colleagueFor, kindsCovered, kindsDecided } from './deputies.ts';
import { mailAdministrators, mailDelegator, mailDeputy } from './deputy-mails.ts';
import type { ApprovalKind } from '../policy.ts';
import { decider, rightTo, type Queues } from './queues.ts';
import './tables.ts';

type Operations = (typeof approvalService)['operations'];
type Shown = z.input<Operations['getDelegations']['output']>;

const fail = failures<FailureCode | ApprovalFailureCode>();
/** Somebody who is away for longer gets other roles. */
const daysAtMost = 366;
const listedAtMost = 100;
/** What the inbox itself takes. */
const inboxOperations = ['getApprovals', 'getApprovalCounts', 'putApprovalAssignment'] as const;

/** Who lets a hand-over hold that gives somebody rights which they do not have by their roles. */
const releaseRight = rightTo('putDelegationRelease');

/**
 * What the caller handed over, and what was handed to them; the latest first. Who may release hand-overs also sees those of
 * colleagues that wait or hold.
 */
export async function listDelegations(context: Context, queues: Queues): Promise<Shown> {
  const actor = decider(context);
  const { id, companyId } = actor;
  const releases = ownRights(actor).includes(releaseRight);
  const rows = await selectDelegations(context)
    .where(({ eb, or, and }) =>
      or([
        eb('d.delegator_id', '=', id),
        eb('d.delegate_id', '=', id),
        ...(releases
          ? [and([eb('f.company_id', '=', companyId), eb('d.ended_at', 'is', null), sql<boolean>`d.ends_at > now()`])]
          : []),
      ]),
    )
    .orderBy('d.ends_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(listedAtMost)
    .execute();
  return rows.map((row) => {
    const delegation = shownDelegation(context, queues, row);
    const isOwn = row.delegator_id === id;
    const isToCaller = row.delegate_id === id;
    const mayRelease = releases && delegation.state === 'waiting' && !isOwn && !isToCaller;
    return { ...delegation, isOwn, isToCaller, mayRelease };
  });
}

/**
 * Puts a colleague in the caller's place: they get the caller's own rights to decide, and what the pages of review read
 * with, from the first day's midnight to the last day's. What was handed to the caller is not theirs to hand on. Where the
 * colleague does not decide all of it by roles of their own, it waits for an administrator; the administrators are told.
 */
export async function delegate(
  context: Context,
  queues: Queues,
  { delegateId, from, to, note, kinds: chosen, amountLimit }: z.output<typeof newDelegation>,
): Promise<Delegation> {
  const { db, partition, today } = context;
  const actor = decider(context);
  if (to < today) throw invalidFields({ to: { code: 'delegationOver' } });
  if (to > addDays(from, daysAtMost))
    throw invalidFields({ to: { code: 'delegationTooLong', details: { days: daysAtMost } } });
  const colleague = await colleagueFor(context, delegateId);
  if (!colleague) throw invalidFields({ delegateId: { code: 'delegateUnknown' } });
  const own = new Set(ownRights(actor));
  const held = kindsDecided(own, queues);
  if (held.length === 0) throw fail('nothingToDelegate', 'rule');
  const kinds = held.filter((kind) => !chosen || chosen.includes(kind));
  if (chosen?.some((kind) => !held.includes(kind))) throw invalidFields({ kinds: { code: 'kindNotYours' } });
  const authorisations = handedOver(own, queues, kinds);
  const covered = kindsCovered(own, new Set(colleague.rights), queues);
  const needsRelease = kinds.some((kind) => !covered.includes(kind));
  // A deputy would see what the caller does not (decision 0030).
  if (actor.scope !== undefined) throw fail('limitedDelegator', 'rule');
  await refuseOverlap(context, actor.id, from, to);
  const { id } = await db
    .insertInto('delegation')
    .values({
      partition,
      delegator_id: actor.id,
      delegate_id: delegateId,
      authorisations,
      starts_at: midnightOf(context, from),
      ends_at: midnightOf(context, addDays(to, 1)),
      note,
      kinds,
      amount_limit: amountLimit,
      needs_release: needsRelease,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.audit({
    noun: 'delegation',
    recordId: id,
    event: 'created',
    after: {
      delegator: actor.name,
      delegate: colleague.name,
      from,
      to,
      note,
      ...(amountLimit !== null && { amountLimit }),
      rights: authorisations.join(', '),
    },
  });
  await tell(context, 'created', id);
  const delegation = shownDelegation(context, queues, await oneDelegation(context, id));
  if (!needsRelease) await mailDeputy(context, delegation, 'handedOver');
  await mailAdministrators(context, delegation, releaseRight);
  return delegation;
}

/** Lets a hand-over hold that waits for an administrator, or ends it. Nobody releases what they gave or would get. */
export async function releaseDelegation(
  context: Context,
  queues: Queues,
  { delegationId, release }: { delegationId: string; release: boolean },
): Promise<Delegation> {
  const { db, partition } = context;
  const actor = decider(context);
  // What a colleague handed over is not an administrator's word.
  if (!ownRights(actor).includes(releaseRight))
    throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  const { numUpdatedRows } = await db
    .updateTable('delegation as d')
    .set(
      release
        ? { released_at: sql<Date>`now()`, released_by: actor.name }
        : { ended_at: sql<Date>`now()`, ended_by: actor.name },
    )
    .where('d.partition', '=', partition)
    .where('d.id', '=', delegationId)
    .where('d.delegator_id', '<>', actor.id)
    .where('d.delegate_id', '<>', actor.id)
    .where('d.needs_release', '=', true)
    .where('d.released_at', 'is', null)
    .where('d.ended_at', 'is', null)
    .where(
      sql<boolean>`exists (select from app_user f where f.partition = d.partition and f.id = d.delegator_id and f.company_id = ${actor.companyId})`,
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw fail('notFound', 'notFound');
  await context.audit({ noun: 'delegation', recordId: delegationId, event: release ? 'released' : 'refused' });
  await tell(context, release ? 'released' : 'ended', delegationId);
  const delegation = shownDelegation(context, queues, await oneDelegation(context, delegationId));
  if (release) await mailDeputy(context, delegation, 'handedOver');
  await mailDelegator(context, delegation, release ? 'released' : 'refused');
  return delegation;
}

/** Takes back what the caller handed over; the next call of the colleague is without it. */
export async function endDelegation(context: Context, delegationId: string): Promise<void> {
  const { db, partition } = context;
  const actor = decider(context);
  const { numUpdatedRows } = await db
    .updateTable('delegation')
    .set({ ended_at: sql<Date>`now()`, ended_by: actor.name })
    .where('partition', '=', partition)
    .where('id', '=', delegationId)
    .where('delegator_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw fail('notFound', 'notFound');
  await context.audit({ noun: 'delegation', recordId: delegationId, event: 'ended' });
  await tell(context, 'ended', delegationId);
  const ended = await oneDelegation(context, delegationId);
  // Who was never told that they decide is not told that they no longer do.
  if (!ended.needs_release || ended.released_by !== null)
    await mailDeputy(context, shownDelegation(context, [], ended), 'takenBack');
}

/** One deputy at a time: with two, neither would know who decides. Who hands over twice at once is held to one. */
async function refuseOverlap(context: Context, delegatorId: string, from: string, to: string): Promise<void> {
  const { db, partition } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delegation/${partition}/${delegatorId}`}, 5))`.execute(db);
  const other = await selectDelegations(context)
    .where('d.delegator_id', '=', delegatorId)
    .where('d.ended_at', 'is', null)
    .where('d.starts_at', '<', midnightOf(context, addDays(to, 1)))
    .where('d.ends_at', '>', midnightOf(context, from))
    .orderBy('d.starts_at')
    .executeTakeFirst();
  if (!other) return;
  const { delegate_name: name, first_day: begins, last_day: ends } = other;
  throw invalidFields({ from: { code: 'delegationOverlaps', details: { name, from: begins, to: ends } } });
}

/** The desks of everybody concerned read their rights again, and with them what they may decide. */
async function tell(context: Context, event: string, delegationId: string): Promise<void> {
  await context.publish(rightsChannel, 'changed', delegationId);
  await context.publish('approvals', event, delegationId);
}

/** Of somebody's own rights those that decide these kinds, and with them what it takes to see what is decided. */
function handedOver(own: ReadonlySet<string>, queues: Queues, kinds: readonly ApprovalKind[]): string[] {
  const delegable = queues.filter(({ isDelegable, kind }) => isDelegable && kinds.includes(kind));
  const operations = [...inboxOperations, ...delegable.flatMap(({ decides, reads }) => [...decides, ...reads])];
  return [...new Set(operations.map(rightTo))].filter((right) => own.has(right));
}

/** Midnight at the beginning of a day in the client's zone, as the database knows that zone. */
function midnightOf({ timeZone }: Context, date: string) {
  return sql<Date>`${date}::date::timestamp at time zone ${timeZone}`;
}
