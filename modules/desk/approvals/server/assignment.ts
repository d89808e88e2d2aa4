import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { approvalService } from '../contract.ts';
import { decider, openFor, queuesOf, type Queues } from './queues.ts';
import './tables.ts';

type Operation = (typeof approvalService)['operations']['putApprovalAssignment'];

const fail = failures<FailureCode>();

/** Takes an open item on, or gives it back, whoever had it. Only what one may decide can be taken on. */
export async function assign(
  context: Context,
  queues: Queues,
  { kind, id, mine }: z.output<Operation['input']>,
): Promise<void> {
  const { db, partition } = context;
  const actor = decider(context);
  const asked = queuesOf(actor, queues).filter((queue) => queue.kind === kind);
  const found = await Promise.all(
    asked.map((queue) => sql`select from (${openFor(actor, queue, partition)}) o where o.id = ${id}`.execute(db)),
  );
  if (!found.some(({ rows }) => rows.length > 0)) throw fail('notFound', 'notFound');
  if (mine)
    await db
      .insertInto('approval_assignment')
      .values({ partition, kind, record_id: id, user_id: actor.id })
      .onConflict((conflict) =>
        conflict
          .columns(['partition', 'kind', 'record_id'])
          .doUpdateSet({ user_id: actor.id, assigned_at: sql<Date>`now()` }),
      )
      .execute();
  else
    await db
      .deleteFrom('approval_assignment')
      .where('partition', '=', partition)
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .execute();
  await context.audit({ noun: 'approval', recordId: id, event: mine ? 'assigned' : 'released', after: { kind } });
  await context.publish('approvals', mine ? 'assigned' : 'released', id);
}
