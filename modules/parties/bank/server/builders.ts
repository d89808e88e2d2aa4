import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type BankDetails, recordBankVersion } from './versions.ts';

/** Gives a company bank details that are in force, as if a second person had approved them. One that has some keeps them. */
export async function buildCompanyBank(
  app: App,
  partition: string,
  companyId: string,
  details: BankDetails,
): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildCompanyBank' });
  await inPartition(system, partition, async (context) => {
    const known = await context.db
      .selectFrom('bank_version')
      .select('id')
      .where('partition', '=', partition)
      .where('owner_kind', '=', 'company')
      .where('owner_id', '=', companyId)
      .executeTakeFirst();
    if (known) return;
    await recordBankVersion(context, {
      owner: { kind: 'company', id: companyId },
      details,
      by: 'Lindiwe Khumalo',
      byId: null,
      status: 'current',
      isFirst: true,
    });
  });
}
