import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { confirmAgain, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { PaymentFormat } from '../bank-file.ts';
import type { paymentRunService } from '../contract.ts';
import type { PaymentRunFailureCode } from '../messages/failures/index.ts';
import type { ColumnMapping } from './bank-csv.ts';
import './tables.ts';

const fail = failures<PaymentRunFailureCode>();

/** How a company pays. */
export interface PaymentRule {
  /** Null for one signer at any amount. */
  readonly twoSignersAbove: Cents | null;
  readonly format: PaymentFormat;
  readonly columns: ColumnMapping;
}

export async function ruleOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  companyId: string,
): Promise<PaymentRule> {
  const row = await db
    .selectFrom('payment_rule')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) return { twoSignersAbove: null, format: 'pain001', columns: [] };
  return {
    twoSignersAbove: row.two_signers_above === null ? null : cents(row.two_signers_above),
    format: row.format,
    columns: row.columns as unknown as ColumnMapping,
  };
}

type Given = z.output<(typeof paymentRunService)['operations']['putPaymentRule']['input']>;

/** Sets the rule. Who lets fewer people sign proves that it is they: a desk left open would do so first. */
export async function saveRule(context: Context, { companyId: asked, confirmation, ...rule }: Given): Promise<void> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const { id: companyId } = await bookCompany(context, asked);
  const before = await ruleOf(context, companyId);
  const isLooser =
    before.twoSignersAbove !== null && (rule.twoSignersAbove === null || rule.twoSignersAbove > before.twoSignersAbove);
  if (isLooser && (await confirmAgain(context, confirmation)) === 'none') throw fail('paymentSecondFactor', 'rule');
  const columns = {
    two_signers_above: rule.twoSignersAbove === null ? null : Number(rule.twoSignersAbove),
    format: rule.format,
    columns: JSON.stringify(rule.columns),
    updated_by: actor.name,
  };
  await db
    .insertInto('payment_rule')
    .values({ partition, company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.columns(['partition', 'company_id']).doUpdateSet(columns))
    .execute();
  const facts = (of: PaymentRule) => ({
    twoSignersAbove: of.twoSignersAbove === null ? null : Number(of.twoSignersAbove),
    format: of.format,
    columns: of.columns.length,
  });
  await context.audit({
    noun: 'paymentRule',
    recordId: companyId,
    event: 'changed',
    before: facts(before),
    after: facts(rule),
  });
}
