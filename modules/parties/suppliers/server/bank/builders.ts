import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { CarrierDetail } from '#modules/parties/suppliers/fields.ts';
import { getSupplier } from '../queries.ts';
import { detailOf } from '../supplier-details.ts';
import { supplierBank } from './bank-change.ts';

export interface BankChangeOverrides {
  readonly supplierId: string;
  readonly details: Partial<Pick<CarrierDetail, 'bank' | 'branchCode' | 'bankAccountNo'>>;
  readonly by: string;
}

/** Puts in a change of bank details that waits for a second person. */
export async function buildBankChange(app: App, partition: string, change: BankChangeOverrides): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildBankChange' });
  await inPartition(system, partition, async (context) => {
    const supplier = await getSupplier(context.db, partition, change.supplierId);
    const before = detailOf(supplier, app.sealer);
    const detail = { ...before, ...change.details };
    await supplierBank.write(context, {
      id: supplier.id,
      change: 'pending',
      before,
      detail,
      by: change.by,
      byId: null,
    });
  });
}
