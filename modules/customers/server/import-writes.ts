import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import { termsInForce } from '#modules/companies/server/index.ts';
import { newParties, staffOf } from '#modules/parties/server/index.ts';
import { shipperDetail, type ShipperDetail } from '../fields.ts';
import { normaliseShipperDetail } from '../normalise.ts';
import { todayAt, warningsOf } from '../rules.ts';
import { application } from '../status.ts';
import { stateAfter } from './changes.ts';
import { columnsOf } from './details.ts';
import type { ImportedCustomer } from './import-customers.ts';
import { customerLinkKind, submitAsStaff, termsNotAgreed } from './submit-customer.ts';

/** New customers, many by one statement. They wait for a decision like any other; nobody approves a file. */
export async function createCustomers(
  context: Context,
  rows: readonly ImportedCustomer[],
): Promise<readonly WrittenRecord[]> {
  const { db, partition, language } = context;
  const actor = staffOf(context);
  const today = todayAt(context.now);
  const terms = await termsInForce(db, partition, actor.companyId, customerLinkKind, language);
  const status = stateAfter(application.initial, 'submit');
  const customers = rows.map(({ accountNumber, ...imported }) => {
    const detail = normaliseShipperDetail(detailIn(imported));
    const findings = [...(terms ? [termsNotAgreed(terms)] : []), ...warningsOf(detail, today)];
    const columns = {
      ...columnsOf(detail),
      partition,
      company_id: actor.companyId,
      // Without a number the sequence gives the next one, as for a customer that is captured by hand.
      account_number: accountNumber || sql<string>`'C' || lpad(nextval('customer_account_number')::text, 6, '0')`,
      status,
      warnings: findings.filter(({ level }) => level === 'W').length,
      standing: null,
      credit_status: null,
      payment_term: null,
      recommended_by_id: null,
      bank_letter_blob_name: null,
      bank_letter_date: null,
      bank_letter_uploaded_by: null,
      bank_letter_uploaded_at: null,
      terms_version: null,
      terms_language: null,
      terms_accepted_at: null,
      language,
      source: 'staff' as const,
      source_link_id: null,
      submitted_by: actor.name,
      edited_by: [actor.id],
      decided_by: null,
      decided_at: null,
      decision_reason: null,
      updated_by: actor.name,
    };
    return { columns, findings, after: { ...detail, status, accountNumber } };
  });
  return newParties(context, 'customer', customers, (columns) =>
    db.insertInto('customer').values(columns).returning(['id', 'version', 'registered_key']).execute(),
  );
}

/** Changes a customer as staff do by hand. */
export async function changeCustomer(
  context: Context,
  { id, lockId, values }: WrittenRecord & { readonly values: ImportedCustomer },
): Promise<WrittenRecord> {
  const input = { ...values, id, client: '', TermsAndConditionsAccepted: false } as Parameters<typeof submitAsStaff>[1];
  const saved = await submitAsStaff({ ...context, lockId }, input);
  return { id: saved.id, lockId: saved.lockId };
}

/** The customer's own fields out of what a file says. */
export function detailIn(imported: object): ShipperDetail {
  return Object.fromEntries(
    Object.entries(imported).filter(([field]) => field in shipperDetail.shape),
  ) as ShipperDetail;
}
