import { sql, type RawBuilder } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { authorisation } from '#platform/operation.ts';
import type { ApprovalQueue, OpenItem } from '#platform/server/approvals.ts';
import type { Context, Principal, UserActor } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { approvalService } from '../contract.ts';
import type { ApprovalKind, ApprovalPage } from '../policy.ts';

const fail = failures<FailureCode>();

export type Queue = ApprovalQueue<ApprovalKind, ApprovalPage>;
export type Queues = readonly Queue[];

/** A queue from which somebody may decide. */
export interface OwnQueue extends Queue {
  /** In whose place; undefined where the right is the person's own. */
  readonly lenders: readonly Principal[] | undefined;
}

/** The person who asks. Whose view is limited to one supplier decides nothing. */
export function decider(context: Pick<Context, 'actor' | 'operation'>): UserActor {
  refuseWhenLimited(context);
  const { actor } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  return actor;
}

export function rightTo(operation: string): string {
  return authorisation(approvalService.name, operation);
}

/** The queues from which somebody may decide, through their own rights or those of colleagues who are away. */
export function queuesOf({ authorisations, lent }: UserActor, queues: Queues): OwnQueue[] {
  return queues.flatMap((queue) => {
    const held = queue.decides.map(rightTo).filter((right) => authorisations.has(right));
    if (held.length === 0) return [];
    const isOwn = held.some((right) => !lent?.has(right));
    return [{ ...queue, lenders: isOwn ? undefined : distinct(held.flatMap((right) => lent?.get(right) ?? [])) }];
  });
}

function distinct(principals: readonly Principal[]): Principal[] {
  return [...new Map(principals.map((principal) => [principal.id, principal])).values()];
}

/** An open item, and whom or what it is about. */
export interface FoundItem extends Omit<OpenItem, 'decider_ids'> {
  /** Null where everybody with the right decides it. */
  readonly decider_ids: readonly string[] | null;
  readonly about_id: string;
}

/** What of a queue somebody may decide: the rule of `deciding.ts`, in SQL. */
export function openFor({ id, authorisations }: UserActor, queue: OwnQueue, partition: string): RawBuilder<FoundItem> {
  const notByLender = queue.lenders
    ? sql`and not ${queue.lenders.map((lender) => lender.id)}::uuid[] <@ q.captured_ids`
    : sql``;
  const about = sql.ref(`q.${queue.about ?? 'page_id'}`);
  const deciders = queue.only ? sql.ref(`q.${queue.only}`) : undefined;
  const people = queue.lenders?.map((lender) => lender.id) ?? [id];
  const amongDeciders = deciders ? sql`and ${people}::uuid[] && ${deciders}` : sql``;
  return sql`select q.id, q.page_id, q.subject, q.detail, q.asks, q.amount, q.since, q.captured_by, q.captured_ids,
           ${deciders ?? sql`null::uuid[]`} as decider_ids, ${about} as about_id
    from (${queue.open(partition, authorisations)}) q
   where not ${id}::uuid = any (q.captured_ids) ${notByLender} ${amongDeciders}`;
}
