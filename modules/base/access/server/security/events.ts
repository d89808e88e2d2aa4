import type { Context } from '#platform/server/implement.ts';
import type { AccountRow, SecurityEvent } from '../tables.ts';

/**
 * Notes what was tried and refused, outside any transaction, because the refusal rolls that one back. An unknown account
 * costs the same write as a known one, and its name is not kept: people type passwords into the wrong field.
 */
export async function recordRefusal(
  { app, ip, agent, requestId }: Context,
  event: SecurityEvent,
  found: Pick<AccountRow, 'partition' | 'account' | 'id'> | undefined,
): Promise<void> {
  const partition = found?.partition ?? '';
  await app.database
    .single(partition)
    .insertInto('security_event')
    .values({
      partition,
      event,
      account: found?.account ?? '',
      user_id: found?.id ?? null,
      ip,
      agent,
      request_id: requestId,
    })
    .execute();
}
