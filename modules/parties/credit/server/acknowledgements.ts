import { maskPhone } from '#platform/mask.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Acknowledgement } from '#modules/parties/credit/contract.ts';
import { creditLinkKind } from './link-kind-name.ts';
import type { StoredChange } from './queries.ts';

/** What customers answered to these changes, by the id of the change, with the code of whose number proved it. */
export async function acknowledgementsOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  changes: readonly StoredChange[],
): Promise<ReadonlyMap<string, Acknowledgement>> {
  const answered = changes.filter(({ acknowledged_at }) => acknowledged_at !== null);
  const ids = answered.map(({ id }) => id);
  if (answered.length === 0) return new Map();
  const links = await db
    .selectFrom('link')
    .select(['subject_id', 'recipient_mobile', 'verified_at'])
    .where('partition', '=', partition)
    .where('kind', '=', creditLinkKind)
    .where('status', 'in', ['accept', 'decline'])
    .where('subject_id', 'in', ids)
    .execute();
  return new Map(
    answered.map((change) => {
      const link = links.find(({ subject_id }) => subject_id === change.id);
      return [
        change.id,
        {
          status: change.status === 'decline' ? 'decline' : 'accept',
          comment: change.comment,
          by: change.acknowledged_by ?? '',
          at: change.acknowledged_at!.toISOString(),
          verifiedNumber: link ? maskPhone(link.recipient_mobile) : '',
          verifiedAt: link?.verified_at?.toISOString() ?? null,
        },
      ];
    }),
  );
}
