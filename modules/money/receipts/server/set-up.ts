import { sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { setSettlementTerm, settlementTerms } from '#modules/money/invoices/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { receiptService } from '../contract.ts';
import { refuseUnknownCustomer } from './change.ts';
import { settingOf } from './settings.ts';

type Operations = (typeof receiptService)['operations'];

/** Limits, terms and payers of a company. */
export async function readSettings(
  context: Context,
  { companyId }: z.output<Operations['getReceiptSettings']['input']>,
): Promise<z.input<Operations['getReceiptSettings']['output']>> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const company = await bookCompany(context, companyId);
  const setting = await settingOf(context, company.id);
  const { rows: payers } = await sql<{ payerId: string; payerName: string; customerId: string; customerName: string }>`
    select p.payer_id as "payerId", y.registered_name as "payerName", p.customer_id as "customerId", c.registered_name as "customerName"
      from receipt_pays_for p join customer y on y.partition = p.partition and y.id = p.payer_id
      join customer c on c.partition = p.partition and c.id = p.customer_id
     where p.partition = ${partition} and c.company_id = ${company.id} order by y.registered_name, c.registered_name`.execute(
    db,
  );
  return {
    companyId: company.id,
    lockId: String(setting.version),
    restLimit: cents(setting.rest_limit),
    vatCycle: setting.vat_cycle,
    terms: await settlementTerms(context, company.id),
    payers,
    updatedBy: setting.updated_by,
    updatedAt: setting.updated_at?.toISOString() ?? null,
    today: company.today,
  };
}

/** What was set, for the trail. */
async function told(context: Context, recordId: string, after: Readonly<Record<string, unknown>>): Promise<void> {
  await context.audit([{ noun: 'receiptSetting', recordId, event: 'changed', after }]);
  await context.publish('receipts', 'set', recordId);
}

export async function putSettings(
  context: Context,
  { companyId, restLimit, vatCycle }: z.output<Operations['putReceiptSettings']['input']>,
) {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const company = await bookCompany(context, companyId);
  const { rows } = await sql<{ version: number }>`
    insert into receipt_setting as s (partition, company_id, rest_limit, vat_cycle, updated_by)
    values (${partition}, ${company.id}, ${Number(restLimit)}, ${vatCycle}, ${actor.name})
    on conflict (partition, company_id) do update set rest_limit = excluded.rest_limit, vat_cycle = excluded.vat_cycle,
      updated_by = excluded.updated_by, updated_at = now(), version = s.version + 1 returning version`.execute(db);
  await told(context, company.id, { restLimit, vatCycle });
  return { companyId: company.id, lockId: String(rows[0]!.version), restLimit, vatCycle };
}

export async function putTerm(
  context: Context,
  { companyId, customerId, term }: z.output<Operations['putReceiptTerm']['input']>,
) {
  refuseWhenScoped(context);
  const company = await bookCompany(context, companyId);
  if (customerId !== null) await refuseUnknownCustomer(context, customerId);
  await setSettlementTerm(context, { companyId: company.id, customerId }, term);
  await told(context, customerId ?? company.id, { customerId, term });
  return { customerId };
}

/** For whom a customer pays. Who is named here pays for itself through that customer alone. */
export async function putPayer(
  context: Context,
  { payerId, customerIds }: z.output<Operations['putReceiptPayer']['input']>,
) {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  await refuseUnknownCustomer(context, payerId);
  const wanted = [...new Set(customerIds)].filter((id) => id !== payerId);
  for (const id of wanted) await refuseUnknownCustomer(context, id);
  await sql`delete from receipt_pays_for where partition = ${partition} and (payer_id = ${payerId} or customer_id = ${payerId} or customer_id = any (${wanted}::uuid[]))`.execute(
    db,
  );
  await sql`
    insert into receipt_pays_for (partition, payer_id, customer_id, made_by)
    select ${partition}, ${payerId}::uuid, id, ${actor.name} from unnest(${wanted}::uuid[]) id`.execute(db);
  await told(context, payerId, { payerId, customerIds: wanted });
  return { payerId, customers: wanted.length };
}
