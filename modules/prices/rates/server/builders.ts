import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { inputOf, type InputOf } from '#platform/operation.ts';
import type { rateService } from '../contract.ts';
import { rateChecked } from '../fields.ts';
import { createRate } from './save-rate.ts';

type Given = InputOf<(typeof rateService)['operations']['postRate']>;

/** Puts a rate in as the product would, for the demonstration and for tests; approved unless another state is named. */
export async function buildRate(
  app: App,
  partition: string,
  { status = 'APPROVED', ...given }: Given & { readonly status?: 'DRAFT' | 'PENDING' | 'APPROVED' },
): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildRate' });
  const actor = { kind: 'stranger', name: 'Naledi Mokoena' } as const;
  const { supersedesId = null, ...rate } = given;
  return inPartition({ ...system, actor }, partition, async (context) => {
    const stored = await createRate(context, { ...inputOf(rateChecked, rate), supersedesId });
    if (status !== 'DRAFT')
      await updateRow({ db: context.db, partition }, 'rate', stored.id, {
        status,
        submitted_by: actor.name,
        submitted_at: context.now,
        ...(status === 'APPROVED' && { decided_by: 'Thandi Nkosi', decided_at: context.now }),
      });
    return stored.id;
  });
}
