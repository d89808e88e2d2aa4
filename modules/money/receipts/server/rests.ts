import { failures, invalidFields } from '#platform/failure.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import type { BookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { settingOf } from './settings.ts';

const fail = failures<ReceiptFailureCode>();

/** Refuses a small rest above the company's limit, without a reason, and by whoever may not write off. */
export async function refuseRest(
  context: Context,
  company: BookCompany,
  { amount, reason }: { readonly amount: Cents; readonly reason: string },
): Promise<void> {
  const { actor, language } = context;
  if (actor.kind === 'user' && !actor.authorisations.has(authorisation('tripDirector', 'writeOffReceiptRest')))
    throw fail('restRight', 'forbidden');
  const { rest_limit } = await settingOf(context, company.id);
  if (amount > cents(rest_limit))
    throw fail('restTooMuch', 'rule', {
      amount: formatMoney({ cents: cents(rest_limit), currency: company.currency }, language),
    });
  if (reason === '') throw invalidFields({ reason: { code: 'restReason' } });
}
