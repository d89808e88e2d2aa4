import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { ReceiptRule } from '../answers.ts';
import type { receiptService } from '../contract.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { ruleNoun } from './queries.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();
type Operations = (typeof receiptService)['operations'];

interface StoredRule {
  readonly id: string;
  readonly company_id: string;
  readonly contains: string;
  readonly customer_id: string | null;
  readonly customer_name: string | null;
  readonly is_charge: boolean;
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly used: number;
  readonly created_by: string;
  readonly created_at: Date;
  readonly updated_by: string;
  readonly updated_at: Date;
  readonly version: number;
}

const columns = sql`r.*,
  (select c.registered_name from customer c where c.partition = r.partition and c.id = r.customer_id) as customer_name,
  (select a.code || ' ' || a.name from journal_account a where a.partition = r.partition and a.id = r.account_id) as account_name`;

const rules = record({
  noun: ruleNoun,
  table: 'receipt_rule',
  channels: ['receipts'],
  bell: 'rule.',
  async find({ db, partition }: Context, id: string): Promise<StoredRule | undefined> {
    const { rows } = await sql<StoredRule>`
      select ${columns} from receipt_rule r where r.partition = ${partition} and r.id = ${id} and r.is_active`.execute(
      db,
    );
    return rows[0];
  },
  show: (_, stored) => shown(stored),
});

function shown(stored: StoredRule): ReceiptRule {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    companyId: stored.company_id,
    contains: stored.contains,
    customerId: stored.customer_id,
    customerName: stored.customer_name ?? '',
    isCharge: stored.is_charge,
    accountId: stored.account_id,
    accountName: stored.account_name ?? '',
    used: stored.used,
    createdBy: stored.created_by,
    createdAt: stored.created_at.toISOString(),
  };
}

/** The rules of a company, those first that were of use most often. */
export async function listRules(
  context: Context,
  { companyId }: z.output<Operations['getReceiptRules']['input']>,
): Promise<ReceiptRule[]> {
  refuseWhenScoped(context);
  const company = await bookCompany(context, companyId);
  const { rows } = await sql<StoredRule>`
    select ${columns} from receipt_rule r where r.partition = ${context.partition} and r.company_id = ${company.id} and r.is_active
     order by r.used desc, r.contains, r.id`.execute(context.db);
  return rows.map(shown);
}

interface NewRule {
  readonly companyId: string;
  readonly contains: string;
  /** Null where the line is the bank's charge. */
  readonly customerId: string | null;
  readonly accountId?: string | null;
}

/** What a person just did is done again: a line with these words is a customer's payment, or the bank's charge. */
export async function rememberRule(
  context: Context,
  { companyId, contains, customerId, accountId = null }: NewRule,
): Promise<{ id: string }> {
  const { db, partition, actor } = context;
  const { rows } = await sql<{ id: string; version: number }>`
    insert into receipt_rule as r (partition, company_id, contains, customer_id, is_charge, account_id, created_by, updated_by)
    values (${partition}, ${companyId}, ${contains}, ${customerId}, ${customerId === null}, ${accountId}, ${actor.name}, ${actor.name})
    on conflict do nothing returning id, version`.execute(db);
  const [made] = rows;
  if (!made) throw invalidFields({ contains: { code: 'receiptRuleTaken' } });
  await rules.announce(context, made, {
    event: 'created',
    after: { contains, customerId, isCharge: customerId === null },
  });
  return { id: made.id };
}

export async function createRule(
  context: Context,
  input: z.output<Operations['postReceiptRule']['input']>,
): Promise<{ id: string }> {
  refuseWhenScoped(context);
  const company = await bookCompany(context, input.companyId);
  if ((input.customerId !== null) === input.isCharge) throw fail('receiptRuleOne', 'rule');
  return rememberRule(context, { ...input, companyId: company.id });
}

export async function deleteRule(
  context: Context,
  { id }: z.output<Operations['deleteReceiptRule']['input']>,
): Promise<{ id: string }> {
  refuseWhenScoped(context);
  const stored = await rules.toChange(context, id);
  await rules.change(context, stored, {
    columns: { is_active: false },
    event: 'deleted',
    before: { contains: stored.contains },
  });
  return { id };
}
