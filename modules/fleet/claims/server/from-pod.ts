import { sql } from 'kysely';
import { inputOf } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { listener } from '#platform/server/listeners.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { claimFields } from '../fields.ts';
import type { ClaimState } from '../status.ts';
import { createClaim } from './save-claim.ts';
import './tables.ts';

type Exceptions = readonly { readonly kind: string; readonly quantity: number | null; readonly note: string }[];

/** Goods that are short or damaged on an accepted proof make a draft against the carrier; how much is claimed is typed later. */
export const claimFromPod = listener(
  'pod.accepted',
  'draft-claim',
  async (context, { podId, loadId, supplierId, exceptions }) => {
    const kind = kindOf(exceptions);
    if (supplierId === null || kind === undefined || (await isKnown(context, podId))) return;
    const fields = inputOf(claimFields, {
      kind,
      side: 'supplier',
      supplierId,
      loadId,
      amount: 0,
      reserve: 0,
      description: exceptions
        .map(({ kind: each, quantity, note }) => [each, quantity, note].filter(Boolean).join(' '))
        .join('; ')
        .slice(0, 1000),
    });
    await createClaim(context, { ...fields, podId, companyId: await companyOf(context, loadId) });
  },
);

function kindOf(exceptions: Exceptions): 'short' | 'damage' | undefined {
  const kinds = exceptions.map(({ kind }) => kind);
  if (kinds.includes('damaged')) return 'damage';
  return kinds.includes('short') ? 'short' : undefined;
}

/** A proof that was opened and accepted again keeps its claim. */
async function isKnown({ db, partition }: Context, podId: string): Promise<boolean> {
  const { rows } = await sql`
    select from claim where partition = ${partition} and pod_id = ${podId} and status <> ${literal<ClaimState>('WITHDRAWN')} limit 1`.execute(db);
  return rows.length > 0;
}

async function companyOf({ db, partition }: Context, loadId: string): Promise<string> {
  const { company_id } = await db
    .selectFrom('load')
    .select('company_id')
    .where('partition', '=', partition)
    .where('id', '=', loadId)
    .executeTakeFirstOrThrow();
  return company_id;
}
