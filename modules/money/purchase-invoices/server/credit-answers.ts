import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { type Answer, answersOf, type Claim } from '../credit-answers.ts';
import { claimKinds, type DeductionKind } from '../kinds.ts';
import { purchaseInvoiceLife } from '../status.ts';
import { linesOf, type StoredPurchase } from './queries.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** A claim with what the books and the desk need of it. */
export interface StoredClaim extends Claim {
  readonly kind: DeductionKind;
  readonly reason: string;
  readonly madeAt: Date;
  readonly supplierInvoiceNo: string;
  /** The open item of its invoice; null while that is not in the books. */
  readonly itemId: string | null;
  /** A bank has a file whose payment is lower by it. */
  readonly isAtBank: boolean;
  /** A payment has taken it off. */
  readonly isPosted: boolean;
}

interface ClaimRow {
  readonly id: string;
  readonly purchase_invoice_id: string;
  readonly supplier_invoice_no: string;
  readonly kind: DeductionKind;
  readonly reason: string;
  readonly made_at: Date;
  readonly unanswered: number;
  readonly item_id: string | null;
  readonly is_at_bank: boolean;
  readonly is_posted: boolean;
  readonly load_ids: string[];
}

/** Whose claims are meant: those on invoices of one supplier to one company in one currency. */
export interface ClaimsOf {
  readonly company_id: string;
  readonly supplier_id: string;
  readonly currency: string;
}

/** The claims on a supplier that no credit note has answered whole, the oldest first; `locked` keeps others from them until the end. */
export async function claimsOn(
  { db, partition }: Reader,
  { company_id, supplier_id, currency }: ClaimsOf,
  { locked = false } = {},
): Promise<readonly StoredClaim[]> {
  const { rows } = await sql<ClaimRow>`
    select d.id, d.purchase_invoice_id, p.supplier_invoice_no, d.kind, d.reason, d.made_at, d.amount - d.answered as unanswered, p.item_id,
           d.run_id is not null and d.journal_id is null as is_at_bank, d.journal_id is not null as is_posted,
           array(select distinct n.load_id::text from purchase_invoice_line n where n.partition = p.partition and n.purchase_invoice_id = p.id and n.load_id is not null) as load_ids
      from purchase_invoice_deduction d join purchase_invoice p on p.partition = d.partition and p.id = d.purchase_invoice_id
     where p.partition = ${partition} and p.company_id = ${company_id} and p.supplier_id = ${supplier_id} and p.currency = ${currency}
       and p.kind = 'invoice' and p.status not in ${setOf(purchaseInvoiceLife, 'dropped')} and d.answered < d.amount and d.kind = any (${[...claimKinds]}::text[])
     order by d.made_at, d.id ${locked ? sql`for update of d` : sql``}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    purchaseInvoiceId: row.purchase_invoice_id,
    supplierInvoiceNo: row.supplier_invoice_no,
    kind: row.kind,
    reason: row.reason,
    madeAt: row.made_at,
    left: cents(row.unanswered),
    itemId: row.item_id,
    isAtBank: row.is_at_bank,
    isPosted: row.is_posted,
    loadIds: row.load_ids,
  }));
}

/** What a credit note takes over, or would if it were approved now; nothing for an invoice. */
export async function answersFor(
  context: Reader,
  stored: StoredPurchase,
  options: { readonly locked?: boolean } = {},
): Promise<readonly Answer<StoredClaim>[]> {
  if (stored.kind !== 'creditNote') return [];
  const claims = await claimsOn(context, stored, options);
  if (claims.length === 0) return [];
  const lines = await linesOf(context, [stored.id]);
  return answersOf(
    {
      chosen: stored.answers,
      originalId: stored.original_id,
      loadIds: lines.flatMap(({ load_id }) => load_id ?? []),
      net: cents(stored.net),
      gross: cents(stored.gross),
    },
    claims,
  );
}

/** An answer as it was written: of a credit note, or to the deductions of an invoice. */
export interface MadeAnswer {
  readonly credit_note_id: string;
  readonly credit_note_no: string;
  readonly deduction_id: string;
  readonly purchase_invoice_id: string;
  readonly supplier_invoice_no: string;
  readonly kind: DeductionKind;
  readonly reason: string;
  readonly amount: number;
  readonly was_paid: boolean;
}

/** What a credit note in the books took over, or by which credit notes the deductions of an invoice are answered. */
export async function madeAnswers({ db, partition }: Reader, { id }: Pick<StoredPurchase, 'id'>) {
  const { rows } = await sql<MadeAnswer>`
    select a.credit_note_id, c.supplier_invoice_no as credit_note_no, a.deduction_id, p.id as purchase_invoice_id, p.supplier_invoice_no, d.kind, d.reason, a.amount,
           a.journal_id is not null as was_paid
      from purchase_deduction_answer a
      join purchase_invoice c on c.partition = a.partition and c.id = a.credit_note_id
      join purchase_invoice_deduction d on d.partition = a.partition and d.id = a.deduction_id
      join purchase_invoice p on p.partition = d.partition and p.id = d.purchase_invoice_id
     where a.partition = ${partition} and (a.credit_note_id = ${id} or d.purchase_invoice_id = ${id}) order by a.made_at, a.id`.execute(
    db,
  );
  return rows;
}

/** What the refusal names of claims that a bank has a file with. */
export function atBank(answers: readonly Answer<StoredClaim>[]): Readonly<Record<string, string>> {
  return { number: answers.find(({ claim }) => claim.isAtBank)!.claim.supplierInvoiceNo };
}
