import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import type { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';
import { getSupplier } from '../queries.ts';

type Answer = z.input<(typeof renewalService)['operations']['getGitReminders']['output']>;

/** A ladder has eight steps; this is the last few certificates of a supplier. */
const atMost = 50;

export async function listReminders({ db, partition }: Context, supplierId: string): Promise<Answer> {
  await getSupplier(db, partition, supplierId);
  const rows = await db
    .selectFrom('git_reminder')
    .select(['certificate_id', 'days_before', 'recipient', 'problem', 'sent_at'])
    .where('partition', '=', partition)
    .where('supplier_id', '=', supplierId)
    .orderBy('sent_at', 'desc')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    certificateId: row.certificate_id,
    daysBefore: row.days_before,
    email: row.recipient,
    problem: row.problem,
    sentAt: row.sent_at.toISOString(),
  }));
}
