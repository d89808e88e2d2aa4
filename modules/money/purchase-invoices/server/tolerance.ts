import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { percentText, readPercent } from '#platform/scaled.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { z } from 'zod';
import type { purchaseInvoiceService } from '../contract.ts';
import { type Tolerance, usualTolerance } from '../match.ts';

type Put = (typeof purchaseInvoiceService)['operations']['putPurchaseInvoiceTolerance'];
type Of = { readonly companyId: string; readonly supplierId: string | null };

/** The bounds in force and whether they are the supplier's or company's own. */
export interface KnownTolerance extends Tolerance {
  readonly needsPod: boolean;
  readonly isOwn: boolean;
}

interface Row {
  readonly supplier_id: string | null;
  readonly over_amount: number;
  readonly over_percent: string;
  readonly under_amount: number;
  readonly under_percent: string;
  readonly needs_pod: boolean;
}

/** How far an invoice may be from what was expected: the supplier's own bounds, else the company's, else the usual ones. */
export async function toleranceOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { companyId, supplierId }: Of,
): Promise<KnownTolerance> {
  const { rows } = await sql<Row>`
    select supplier_id, over_amount, over_percent::text as over_percent, under_amount, under_percent::text as under_percent, needs_pod
      from purchase_tolerance where partition = ${partition} and company_id = ${companyId} and (supplier_id is null or supplier_id = ${supplierId}::uuid)
     order by supplier_id nulls last limit 1`.execute(db);
  const [row] = rows;
  if (!row) return { ...usualTolerance, needsPod: true, isOwn: false };
  return {
    overAmount: cents(row.over_amount),
    overPercent: readPercent(row.over_percent)!,
    underAmount: cents(row.under_amount),
    underPercent: readPercent(row.under_percent)!,
    needsPod: row.needs_pod,
    isOwn: row.supplier_id === supplierId,
  };
}

/** The bounds as the wire has them. */
export function toleranceAnswer({ overAmount, overPercent, underAmount, underPercent, needsPod }: KnownTolerance) {
  return {
    overAmount,
    overPercent: Number(percentText(overPercent as never)),
    underAmount,
    underPercent: Number(percentText(underPercent as never)),
    needsPod,
  };
}

/** Sets the bounds of a company, or of one of its suppliers. */
export async function saveTolerance(context: Context, input: z.output<Put['input']>): Promise<z.input<Put['output']>> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const company = await bookCompany(context, input.companyId);
  const of = { companyId: company.id, supplierId: input.supplierId };
  const before = toleranceAnswer(await toleranceOf(context, of));
  await sql`
    insert into purchase_tolerance (partition, company_id, supplier_id, over_amount, over_percent, under_amount, under_percent, needs_pod, updated_by)
    values (${partition}, ${company.id}, ${input.supplierId}, ${Number(input.overAmount)}, ${input.overPercent}, ${Number(input.underAmount)}, ${input.underPercent}, ${input.needsPod}, ${actor.name})
    on conflict (partition, company_id, supplier_id) do update set over_amount = excluded.over_amount, over_percent = excluded.over_percent,
      under_amount = excluded.under_amount, under_percent = excluded.under_percent, needs_pod = excluded.needs_pod, updated_by = excluded.updated_by, updated_at = now()`.execute(
    db,
  );
  const after = toleranceAnswer(await toleranceOf(context, of));
  await context.audit([
    input.supplierId
      ? { noun: 'supplier', recordId: input.supplierId, event: 'toleranceChanged', before, after }
      : { noun: 'company', recordId: company.id, event: 'toleranceChanged', before, after },
  ]);
  return after;
}
