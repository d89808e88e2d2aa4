import type { z } from 'zod';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { debtorService } from '../contract.ts';
import { debtorOf } from './customers.ts';
import './tables.ts';

type Operation = (typeof debtorService)['operations']['postDebtorNote'];

/** As the trail names a customer that owes. */
export const debtorNoun = 'debtor';

/** Takes down a note or a call. */
export async function writeNote(
  context: Context,
  { customerId, companyId, kind, text, ringOn }: z.output<Operation['input']>,
): Promise<{ id: string }> {
  const { db, partition, actor } = context;
  const company = await bookCompany(context, companyId);
  const problems = {
    ...(kind === 'note' && text.trim() === '' && { text: { code: 'required' } as const }),
    ...(kind === 'ringAgain' && ringOn === null && { ringOn: { code: 'required' } as const }),
    ...(kind === 'ringAgain' &&
      ringOn !== null &&
      ringOn <= company.today && { ringOn: { code: 'ringOnPast' } as const }),
    ...(kind !== 'ringAgain' && ringOn !== null && { ringOn: { code: 'ringOnOfRingAgain' } as const }),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  await debtorOf(context, customerId);
  const row = await db
    .insertInto('debtor_note')
    .values({
      partition,
      company_id: company.id,
      customer_id: customerId,
      kind,
      text,
      day: company.today,
      ring_on: ringOn,
      written_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.audit([
    { noun: debtorNoun, recordId: customerId, event: 'noted', after: { kind, text, ...(ringOn && { ringOn }) } },
  ]);
  await context.publish('debtors', 'debtor.noted', customerId);
  return row;
}
