import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, nextVersion, refuseStale } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { debtorService } from '../contract.ts';
import './tables.ts';

type Operations = (typeof debtorService)['operations'];
type Rule = z.input<Operations['getDebtorRule']['output']>;
export const ruleNoun = 'debtorRule';

/** The rule of a company as it is used: what was saved, else the usual one. */
export type StoredRule = Pick<
  Selectable<Tables['debtor_rule']>,
  'statement_day' | 'sends_statements' | 'reminder_days' | 'sends_reminders' | 'version' | 'updated_by' | 'updated_at'
> & { readonly id: string | null };

const usual: StoredRule = {
  id: null,
  statement_day: 25,
  sends_statements: true,
  reminder_days: [3, 14, 30],
  sends_reminders: false,
  version: 0,
  updated_by: '',
  updated_at: new Date(0),
};

/** How a company sends statements and reminds. */
export async function ruleOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  companyId: string,
): Promise<StoredRule> {
  const row = await db
    .selectFrom('debtor_rule')
    .select([
      'id',
      'statement_day',
      'sends_statements',
      'reminder_days',
      'sends_reminders',
      'version',
      'updated_by',
      'updated_at',
    ])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? usual;
}

function shown(companyId: string, rule: StoredRule): Rule {
  return {
    companyId,
    lockId: lockIdOf(rule),
    statementDay: rule.statement_day,
    sendsStatements: rule.sends_statements,
    reminderDays: [...rule.reminder_days],
    sendsReminders: rule.sends_reminders,
  };
}

/** The rule of a company as callers read it. */
export async function readRule(context: Context, companyId: string | null): Promise<Rule> {
  const company = await bookCompany(context, companyId);
  return shown(company.id, await ruleOf(context, company.id));
}

/** Changes the rule of a company; each reminder comes later than the one before. */
export async function saveRule(
  context: Context,
  {
    companyId,
    statementDay,
    sendsStatements,
    reminderDays,
    sendsReminders,
  }: z.output<Operations['putDebtorRule']['input']>,
): Promise<Rule> {
  const { db, partition, actor } = context;
  const [first, second, third] = reminderDays as [number, number, number];
  if (!(first < second && second < third)) throw invalidFields({ reminderDays: { code: 'reminderDaysOrder' } });
  const company = await bookCompany(context, companyId);
  // One after the other, also where there is no row yet.
  await sql`select from company where partition = ${partition} and id = ${company.id} for no key update`.execute(db);
  const before = await ruleOf(context, company.id);
  await refuseStale(context, lockIdOf(before), () => ({
    by: before.updated_by,
    at: before.updated_at,
    show: () => shown(company.id, before),
  }));
  const columns = {
    statement_day: statementDay,
    sends_statements: sendsStatements,
    reminder_days: [...reminderDays],
    sends_reminders: sendsReminders,
  };
  await db
    .insertInto('debtor_rule')
    .values({ partition, company_id: company.id, ...columns, created_by: actor.name, updated_by: actor.name })
    .onConflict((conflict) =>
      conflict.columns(['partition', 'company_id']).doUpdateSet({
        ...columns,
        version: sql`debtor_rule.version + 1`,
        updated_by: actor.name,
        updated_at: nextVersion(actor.name).updated_at,
      }),
    )
    .execute();
  const after = await ruleOf(context, company.id);
  await context.audit([
    {
      noun: ruleNoun,
      recordId: after.id!,
      event: 'changed',
      before: factsOf(before),
      after: factsOf(after),
    },
  ]);
  await context.publish('debtors', 'debtorRule.changed', company.id);
  return shown(company.id, after);
}

function factsOf({ statement_day, sends_statements, reminder_days, sends_reminders }: StoredRule) {
  return {
    statementDay: statement_day,
    sendsStatements: sends_statements,
    reminderDays: reminder_days.join(', '),
    sendsReminders: sends_reminders,
  };
}
