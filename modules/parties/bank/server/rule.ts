import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { confirmAgain } from '#modules/base/access/server/index.ts';
import type { bankService } from '../contract.ts';
import type { BankFailureCode } from '../messages/failures/index.ts';
import './tables.ts';

const fail = failures<BankFailureCode>();

/** Whether at the caller's company only people with a second factor approve changes of bank details. */
export async function needsSecondFactor({ db, partition, actor }: Context): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const rule = await db
    .selectFrom('bank_rule')
    .select('needs_second_factor')
    .where('partition', '=', partition)
    .where('company_id', '=', actor.companyId)
    .executeTakeFirst();
  return rule?.needs_second_factor ?? false;
}

type Rule = z.output<(typeof bankService)['operations']['putBankRule']['input']>;

/** Sets the rule. To switch it off takes what it asks for: otherwise a stolen desk would do so first. */
export async function setBankRule(context: Context, { needsSecondFactor: needed, confirmation }: Rule): Promise<void> {
  const { db, partition, actor } = context;
  if (actor.kind !== 'user') return;
  const before = await needsSecondFactor(context);
  if (before && !needed && (await confirmAgain(context, confirmation)) === 'none')
    throw fail('bankNeedsSecondFactor', 'rule');
  await db
    .insertInto('bank_rule')
    .values({ partition, company_id: actor.companyId, needs_second_factor: needed })
    .onConflict((conflict) =>
      conflict.columns(['partition', 'company_id']).doUpdateSet({ needs_second_factor: needed }),
    )
    .execute();
  await context.audit({
    noun: 'company',
    recordId: actor.companyId,
    event: 'changed',
    before: { bankNeedsSecondFactor: before },
    after: { bankNeedsSecondFactor: needed },
  });
}
