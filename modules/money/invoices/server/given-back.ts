import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Currency } from '#platform/money.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import { billLoads } from '#modules/work/load-prices/server/index.ts';
import type { StoredInvoice, StoredLine } from './queries.ts';

const fail = failures<InvoiceFailureCode>();

/** A line that is credited, or whose credit is taken back, as it is now. */
interface OriginalLine {
  readonly id: string;
  readonly net: number;
  readonly vat_share: number;
  readonly given_back: number;
  readonly given_back_vat: number;
  readonly description: string;
  readonly of_line_id: string | null;
  readonly charge_id: string;
  readonly is_billed: boolean;
}

/**
 * Counts what a credit note takes back of the lines of its invoice, or a debit note returns to them. The lines are locked in
 * the order of their ids: of two who credit one line at once, the second is told what is left (`overCredit`). The database
 * holds the same.
 */
export async function moveGivenBack(
  context: Context,
  stored: StoredInvoice,
  lines: readonly StoredLine[],
): Promise<void> {
  const named = await lockedLines(
    context,
    lines.map(({ of_line_id }) => of_line_id!),
  );
  for (const line of lines) {
    const of = named.get(line.of_line_id!)!;
    const left = of.net - of.given_back;
    if (Math.abs(line.net) > Math.abs(left))
      throw fail('overCredit', 'rule', {
        description: of.description,
        amount: formatMoney({ cents: cents(left), currency: stored.currency as Currency }, context.language),
      });
  }
  const isDebit = stored.kind === 'debitNote';
  // A debit note names the credit note; what it returns is owed on the line of the invoice again.
  const owed = isDebit
    ? await lockedLines(
        context,
        [...named.values()].map(({ of_line_id }) => of_line_id!),
      )
    : named;
  if (isDebit) {
    const again = [...owed.values()].find(({ is_billed }) => !is_billed);
    if (again) throw fail('creditRebilled', 'rule', { description: again.description });
    await count(context, lines, (line) => ({ id: line.of_line_id!, net: line.net, vat: line.vat_share, frees: false }));
  }
  await count(context, lines, (line) => {
    const of = named.get(line.of_line_id!)!;
    const isWhole = !isDebit && of.given_back + line.net === of.net;
    return {
      id: isDebit ? of.of_line_id! : line.of_line_id!,
      net: isDebit ? -line.net : line.net,
      vat: isDebit ? -line.vat_share : line.vat_share,
      frees: isWhole && stored.rebills,
    };
  });
  await countOnInvoice(context, stored);
  await settleLoads(context, stored, lines);
}

async function lockedLines(
  { db, partition }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OriginalLine>> {
  const { rows } = await sql<OriginalLine>`
    select id, net, vat_share, given_back, given_back_vat, description, of_line_id, charge_id, is_billed from invoice_line
     where partition = ${partition} and id = any (${[...new Set(ids)]}::uuid[]) order by id for no key update`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface Counted {
  readonly id: string;
  readonly net: number;
  readonly vat: number;
  /** The charge may be billed again. */
  readonly frees: boolean;
}

async function count(
  { db, partition }: Context,
  lines: readonly StoredLine[],
  countedOf: (line: StoredLine) => Counted,
): Promise<void> {
  await sql`
    update invoice_line n set given_back = n.given_back + c.net, given_back_vat = n.given_back_vat + c.vat, is_billed = n.is_billed and not c.frees
      from jsonb_to_recordset(${JSON.stringify(lines.map(countedOf))}::jsonb) as c(id uuid, net bigint, vat bigint, frees boolean)
     where n.partition = ${partition} and n.id = c.id`.execute(db);
}

/** What is credited of an invoice stands on it, so that lists need not add it up. */
async function countOnInvoice({ db, partition }: Context, { original_id, kind, gross }: StoredInvoice): Promise<void> {
  await sql`update invoice set credited = credited + ${gross} where partition = ${partition} and id = ${original_id}`.execute(
    db,
  );
  if (kind === 'debitNote')
    await sql`
      update invoice i set credited = i.credited - ${gross}
       where i.partition = ${partition} and i.id = (select o.original_id from invoice o where o.partition = ${partition} and o.id = ${original_id})`.execute(
      db,
    );
}

/** Each load says how far it is credited, and is ready again where charges of it are billed again. */
async function settleLoads(context: Context, stored: StoredInvoice, lines: readonly StoredLine[]): Promise<void> {
  const { db, partition } = context;
  const loadIds = [...new Set(lines.map(({ load_id }) => load_id))];
  const { rows } = await sql<{ load_id: string; is_whole: boolean; is_free: boolean; customer_billing: string }>`
    select n.load_id, bool_and(n.given_back = n.net) as is_whole, bool_or(not n.is_billed) as is_free, min(l.customer_billing) as customer_billing
      from invoice_line n
      join invoice i on i.partition = n.partition and i.id = n.invoice_id and i.kind = 'invoice' and i.status = 'POSTED'
      join load l on l.partition = n.partition and l.id = n.load_id
     where n.partition = ${partition} and n.load_id = any (${loadIds}::uuid[])
       and i.id = ${stored.kind === 'debitNote' ? sql`(select o.original_id from invoice o where o.partition = ${partition} and o.id = ${stored.original_id})` : sql`${stored.original_id}`}
     group by n.load_id order by n.load_id`.execute(db);
  const isIn = (states: readonly string[]) => rows.filter(({ customer_billing }) => states.includes(customer_billing));
  const of = (some: typeof rows) => some.map(({ load_id }) => load_id);
  if (stored.kind === 'debitNote')
    return void (await billLoads(context, of(isIn(['PART_CREDITED', 'CREDITED'])), 'debit'));
  // A load that is on its way to another invoice already goes on.
  const counted = isIn(['INVOICED', 'PART_CREDITED']);
  await billLoads(context, of(counted.filter(({ is_whole }) => is_whole)), 'credit');
  await billLoads(context, of(counted.filter(({ is_whole }) => !is_whole)), 'creditPart');
  if (stored.rebills)
    await billLoads(context, of(counted.filter(({ is_free }) => is_free)), 'rebill', { reason: stored.reason });
}
