import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import { changeEach, findingRows, staffOf, takeBackParties, type ChangedParty } from '#modules/parties/server/index.ts';
import { normaliseShipperDetail } from '../normalise.ts';
import { todayAt, warningsOf } from '../rules.ts';
import { application } from '../status.ts';
import { shipperDetail, type ShipperDetail } from '../fields.ts';
import { stateAfter } from './changes.ts';
import { columnsOf } from './details.ts';
import type { ImportedCustomer } from './import-customers.ts';
import { customerNoun } from './queries.ts';
import { submitAsStaff } from './submit-customer.ts';

/** New customers, many by one statement. They wait for a decision like any other; nobody approves a file. */
export async function createCustomers(
  context: Context,
  rows: readonly ImportedCustomer[],
): Promise<readonly WrittenRecord[]> {
  if (rows.length === 0) return [];
  const { db, partition, language } = context;
  const actor = staffOf(context);
  const today = todayAt(context.now);
  const customers = rows.map(({ accountNumber, ...imported }) => {
    const detail = normaliseShipperDetail(detailIn(imported));
    return { accountNumber, detail, findings: warningsOf(detail, today) };
  });
  const status = stateAfter(application.initial, 'submit');
  const written = await db
    .insertInto('customer')
    .values(
      customers.map(({ accountNumber, detail, findings }) => ({
        ...columnsOf(detail),
        partition,
        company_id: actor.companyId,
        ...accountColumn(accountNumber),
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
      })),
    )
    .returning(['id', 'version', 'registered_key'])
    .execute();
  const byKey = new Map(written.map((row) => [row.registered_key, row]));
  const made = customers.map(({ detail }) => byKey.get(columnsOf(detail).registered_key)!);
  const findings = findingRows(
    partition,
    customers.map(({ findings }, place) => ({ id: made[place]!.id, findings })),
  );
  if (findings.length > 0)
    await db
      .insertInto('customer_finding')
      .values(findings.map(({ partyId, ...finding }) => ({ ...finding, customer_id: partyId })))
      .execute();
  await context.audit(
    customers.map(({ detail, accountNumber }, place) => ({
      noun: customerNoun,
      recordId: made[place]!.id,
      event: 'imported',
      after: { ...detail, status, accountNumber },
    })),
  );
  return made.map(({ id, version }) => ({ id, lockId: String(version) }));
}

/** Without a number the sequence gives the next one, as for a customer that is captured by hand. */
function accountColumn(accountNumber: string) {
  return {
    account_number: accountNumber || sql<string>`'C' || lpad(nextval('customer_account_number')::text, 6, '0')`,
  };
}

/** Changes customers as staff do by hand, with all that follows: one that was approved may have to be decided again. */
export function changeCustomers(context: Context, rows: readonly ChangedParty<ImportedCustomer>[]) {
  return changeEach(rows, async ({ id, lockId, values }) => {
    const input = { ...values, id, client: '', TermsAndConditionsAccepted: false } as Parameters<
      typeof submitAsStaff
    >[1];
    const saved = await submitAsStaff({ ...context, lockId }, input);
    return { id: saved.id, lockId: saved.lockId };
  });
}

/** Takes back what an import wrote: its customers are withdrawn, as if by hand, and changed ones are what they were. */
export function undoCustomers(
  context: Context,
  rows: readonly (WrittenRecord & { readonly before: ImportedCustomer | null })[],
): Promise<number> {
  return takeBackParties(context, {
    table: 'customer',
    status: 'WITHDRAWN',
    rows,
    change: (changed) => changeCustomers(context, changed),
  });
}

function detailIn(imported: object): ShipperDetail {
  const known = new Set(Object.keys(shipperDetail.shape));
  return Object.fromEntries(Object.entries(imported).filter(([field]) => known.has(field))) as ShipperDetail;
}
