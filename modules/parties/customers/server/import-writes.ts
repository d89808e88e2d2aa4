import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import { termsInForce } from '#modules/base/companies/server/index.ts';
import { importedDetail, newParties, newPartyColumns, staffOf } from '#modules/parties/parties/server/index.ts';
import { shipperDetail, type ShipperDetail } from '../fields.ts';
import { normaliseShipperDetail } from '../normalise.ts';
import { warningsOf } from '../rules.ts';
import { application } from '../status.ts';
import { stateAfter } from './changes.ts';
import { columnsOf } from './details.ts';
import type { ImportedCustomer } from './import-customers.ts';
import { customerLinkKind } from './link-kind-name.ts';
import { recommendationOf } from './take-over.ts';
import { submitAsStaff, termsNotAgreed } from './submit-customer.ts';

/**
 * New customers, many by one statement. They wait for a decision like any other; nobody approves a file. A limit that it gives
 * is recommended by who brought it in, so that a second person approves it.
 */
export async function createCustomers(
  context: Context,
  rows: readonly ImportedCustomer[],
): Promise<readonly WrittenRecord[]> {
  const { db, partition, language } = context;
  const actor = staffOf(context);
  const { today } = context;
  const terms = await termsInForce(db, partition, actor.companyId, customerLinkKind, language);
  const status = stateAfter(application.initial, 'submit');
  const customers = rows.map((row) => {
    const { accountNumber } = row;
    const detail = detailOfRow(row);
    const recommendation = recommendationOf(context, actor, row.credit);
    const findings = [...(terms ? [termsNotAgreed(terms)] : []), ...warningsOf(detail, today)];
    const columns = {
      ...columnsOf(detail),
      ...newPartyColumns(context, { id: actor.companyId }, { by: actor.name, staff: actor, link: undefined }),
      account_number: accountNumber,
      status: recommendation ? stateAfter(status, 'recommend') : status,
      warnings: findings.filter(({ level }) => level === 'W').length,
      recommendation: recommendation ? JSON.stringify(recommendation) : null,
      recommended_by_id: recommendation ? actor.id : null,
    };
    return {
      columns,
      findings,
      after: { ...detail, status: columns.status, accountNumber, ...(recommendation && { recommendation }) },
    };
  });
  return newParties(context, 'customer', customers, { account_number: ownOrNext });
}

/** Without a number the sequence gives the next one, as for a customer that is captured by hand. */
const ownOrNext = sql`coalesce(nullif(c.account_number, ''), 'C' || lpad(nextval('customer_account_number')::text, 6, '0'))`;

/** Changes a customer as staff do by hand. */
export async function changeCustomer(
  context: Context,
  { id, lockId, values }: WrittenRecord & { readonly values: ImportedCustomer },
): Promise<WrittenRecord> {
  const { credit: _, ...detail } = values;
  const input = { ...detail, id, client: '', TermsAndConditionsAccepted: false } as Parameters<typeof submitAsStaff>[1];
  const saved = await submitAsStaff({ ...context, lockId }, input);
  return { id: saved.id, lockId: saved.lockId };
}

/** The customer of a row as it is kept. */
export const detailOfRow = importedDetail<ImportedCustomer, ShipperDetail>(shipperDetail, normaliseShipperDetail);
