import { sql } from 'kysely';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { paymentsHeldUntil } from '#modules/parties/bank/rules.ts';
import type { BankVersionState } from '#modules/parties/bank/status.ts';
import { proving } from '#modules/work/loads/side-statuses.ts';
import { execution } from '#modules/work/loads/status.ts';
import { approvalHolds, type HoldCode } from '../kinds.ts';
import { answersFor, atBank } from './credit-answers.ts';
import { holdsOfLoads } from './held-items.ts';
import { purchaseInvoiceLife } from '../status.ts';
import { linesOf, type StoredPurchase } from './queries.ts';
import { toleranceOf } from './tolerance.ts';

/** What holds a document back, with what its sentence names. */
export interface Hold {
  readonly code: HoldCode;
  readonly stops: 'approval' | 'payment';
  readonly details: Readonly<Record<string, string>>;
}

type Reader = Pick<Context, 'db' | 'partition' | 'now' | 'language' | 'timeZone'>;

/** The account in force of a supplier, as payments see it. */
export async function bankOf({ db, partition }: Pick<Context, 'db' | 'partition'>, supplierId: string) {
  const { rows } = await sql<{ account_last4: string; decided_at: Date | null }>`
    select account_last4, decided_at from bank_version where partition = ${partition} and owner_kind = 'supplier' and owner_id = ${supplierId}
       and status = ${literal<BankVersionState>('current')} limit 1`.execute(db);
  return rows[0];
}

/** All that holds a document back now: from approval, or from payment alone. */
export async function holdsOf(context: Reader, stored: StoredPurchase): Promise<readonly Hold[]> {
  const holds: { code: HoldCode; details: Record<string, string> }[] = [];
  if (stored.is_supplier_out) holds.push({ code: 'purchaseSupplierOut', details: { supplier: stored.supplier_name } });
  const { open, unproven } = await loadsOf(context, stored);
  if (open.length > 0) holds.push({ code: 'purchaseLoadOpen', details: { loads: open.join(', ') } });
  if (unproven.length > 0) holds.push({ code: 'purchasePodMissing', details: { loads: unproven.join(', ') } });
  if (stored.duplicate_of_id !== null && stored.released_by === '')
    holds.push({ code: 'purchaseDuplicateHeld', details: {} });
  const without = is(purchaseInvoiceLife, stored.status, 'open')
    ? (await linesOf(context, [stored.id])).find(({ account }) => account === '')
    : undefined;
  if (without) holds.push({ code: 'purchaseAccountMissing', details: { description: without.description } });
  const uncovered = (await holdsOfLoads(context, 'id', [stored.id])).find(({ is_unproven }) => !is_unproven);
  if (uncovered)
    holds.push({
      code: 'purchaseCoverEnded',
      details: { loads: uncovered.loads, day: formatDate(uncovered.day!, context.language) },
    });
  // The payment that the bank has a file of is lower by it already: the note waits until that is posted or recalled.
  const answers = is(purchaseInvoiceLife, stored.status, 'open') ? await answersFor(context, stored) : [];
  if (answers.some(({ claim }) => claim.isAtBank))
    holds.push({ code: 'purchaseDeductionAtBank', details: atBank(answers) });
  if (stored.kind === 'invoice') {
    const bank = await bankOf(context, stored.supplier_id);
    const until = bank && paymentsHeldUntil({ status: 'current', decided_at: bank.decided_at }, context.now);
    if (!bank) holds.push({ code: 'purchaseBankMissing', details: {} });
    else if (until)
      holds.push({
        code: 'purchaseBankHeld',
        details: { until: formatDateTime(until, context.language, context.timeZone) },
      });
  }
  return holds.map((hold) => ({
    ...hold,
    stops: (approvalHolds as readonly HoldCode[]).includes(hold.code) ? 'approval' : 'payment',
  }));
}

/** Loads of an invoice that are not delivered, and those whose proofs are asked for and not accepted. */
async function loadsOf(context: Reader, stored: StoredPurchase) {
  if (stored.kind === 'creditNote') return { open: [], unproven: [] };
  const { db, partition } = context;
  const { needsPod } = await toleranceOf(context, { companyId: stored.company_id, supplierId: stored.supplier_id });
  const { rows } = await sql<{ load_number: string; is_open: boolean; is_unproven: boolean }>`
    select distinct l.load_number, l.status not in ${setOf(execution, 'delivered')} as is_open, l.pod_status in ${setOf(proving, 'unproven')} as is_unproven
      from purchase_invoice_line n join load l on l.partition = n.partition and l.id = n.load_id
     where n.partition = ${partition} and n.purchase_invoice_id = ${stored.id} order by 1`.execute(db);
  const numbers = (some: typeof rows) => some.map(({ load_number }) => load_number);
  return {
    open: numbers(rows.filter(({ is_open }) => is_open)),
    unproven: needsPod ? numbers(rows.filter(({ is_open, is_unproven }) => is_unproven && !is_open)) : [],
  };
}
