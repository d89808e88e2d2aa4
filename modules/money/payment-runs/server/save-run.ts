import { sql } from 'kysely';
import type { z } from 'zod';
import { daysBetween, formatDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { findBankAccount } from '#modules/money/bank-statements/server/index.ts';
import { releaseDeductions } from '#modules/money/purchase-invoices/server/index.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import type { paymentRunService } from '../contract.ts';
import type { PaymentRunFailureCode } from '../messages/failures/index.ts';
import type { PaymentRunEvent } from '../status.ts';
import { gatherPayments, standingOf } from './gather.ts';
import { rateNow } from './in-books.ts';
import { paymentRunLives, paymentRuns } from './lives.ts';
import { findRun, type StoredRun } from './queries.ts';

const fail = failures<FailureCode | PaymentRunFailureCode>();
type Operations = (typeof paymentRunService)['operations'];
/** Money of next year is not sent off today. */
const aheadAtMost = 60;

/** A draft with all that is due. */
export async function createRun(
  context: Context,
  input: z.output<Operations['postPaymentRun']['input']>,
): Promise<StoredRun> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const account = await findBankAccount(context, input.bankAccountId);
  if (!account?.is_active) throw invalidFields({ bankAccountId: { code: 'notFound' } });
  const company = await openBooks(context, account.company_id);
  const late = daysBetween(company.today, input.payDay);
  const pair = { currency: account.currency, base_currency: company.currency };
  if ((await rateNow(context, pair, company.today)) === undefined)
    throw invalidFields({
      bankAccountId: {
        code: 'paymentRateMissing' satisfies PaymentRunFailureCode,
        details: {
          currency: account.currency,
          inCurrency: company.currency,
          date: formatDate(company.today, context.language),
        },
      },
    });
  if (late < 0 || late > aheadAtMost)
    throw invalidFields({
      payDay: { code: 'paymentDay' satisfies PaymentRunFailureCode, details: { days: aheadAtMost } },
    });
  await takeTurn(context, account.company_id);
  const number = await plainNumber(context, { companyId: account.company_id, kind: 'paymentRun' });
  const runNumber = `PR-${String(number).padStart(4, '0')}`;
  const row = await db
    .insertInto('payment_run')
    .values({
      partition,
      company_id: account.company_id,
      run_number: runNumber,
      bank_account_id: account.id,
      due_until: input.dueUntil,
      pay_day: input.payDay,
      note: input.note,
      edited_by: actor.kind === 'user' ? [actor.id] : [],
      created_by: actor.name,
      updated_by: actor.name,
      search_words: `${runNumber} ${input.note}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = (await findRun(context, row.id))!;
  await gatherPayments(context, stored);
  await sql`update payment_run set ${sql.join(columnsOf(await standingOf(context, stored)))} where partition = ${partition} and id = ${row.id}`.execute(
    db,
  );
  const filled = (await findRun(context, row.id))!;
  await paymentRuns.announce(context, filled, {
    event: 'created',
    after: { runNumber, dueUntil: input.dueUntil, payDay: input.payDay, total: filled.total },
  });
  return filled;
}

const columnsOf = (standing: Readonly<Record<string, unknown>>) =>
  Object.entries(standing).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);

/** Two who gather at once come one after the other: the second leaves to the first what that one pays. */
async function takeTurn({ db, partition }: Context, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`paymentRun ${partition} ${companyId}`}, 0))`.execute(db);
}

/** Moves a run after its payments changed: its sum and digest with it, which ends signatures of another one. */
export async function moveChanged(
  context: Context,
  stored: StoredRun,
  event: PaymentRunEvent,
  more: { readonly reason?: string; readonly after?: Readonly<Record<string, unknown>> } = {},
): Promise<StoredRun> {
  await paymentRunLives.move(context, stored, event, { ...more, columns: await standingOf(context, stored) });
  return (await findRun(context, stored.id))!;
}

/** Takes a run back to its draft: whatever was signed of it counts no more. */
export async function takeBack(
  context: Context,
  id: string,
  event: 'reject' | 'recall',
  reason: string,
): Promise<StoredRun> {
  const stored = await paymentRuns.toChange(context, id);
  const round = stored.round + 1;
  const standing = await standingOf(context, { ...stored, round });
  if (event === 'recall') await releaseDeductions(context, id);
  return paymentRunLives.move(context, stored, event, { reason, columns: { ...standing, round } });
}

/** Gathers a draft again: what came since is in, what was settled meanwhile is out. */
export async function gatherAgain(context: Context, id: string): Promise<StoredRun> {
  const stored = await paymentRuns.toChange(context, id);
  paymentRunLives.next(stored, 'gather');
  await takeTurn(context, stored.company_id);
  await gatherPayments(context, stored);
  return moveChanged(context, stored, 'gather');
}

type Held = z.output<Operations['holdPaymentRunSupplier']['input']>;

/** Takes a supplier out of a draft, for a reason that the run keeps. */
export async function holdSupplier(context: Context, { id, supplierId, reason }: Held): Promise<StoredRun> {
  const stored = await paymentRuns.toChange(context, id);
  paymentRunLives.next(stored, 'edit');
  const { db, partition } = context;
  const { rows } = await sql<{ id: string; name: string }>`
    update payment p set hold = 'takenOut', hold_reason = ${reason} from supplier s
     where p.partition = ${partition} and p.run_id = ${id} and p.supplier_id = ${supplierId} and p.hold = ''
       and s.partition = p.partition and s.id = p.supplier_id returning p.id, s.registered_name as name`.execute(db);
  if (!rows[0]) throw fail('notFound', 'notFound');
  await sql`update payment_item set is_live = false where partition = ${partition} and payment_id = ${rows[0].id}`.execute(
    db,
  );
  return moveChanged(context, stored, 'edit', { after: { takenOut: rows[0].name, reason } });
}

/** Lets a supplier back into a draft; what holds it by itself still does. */
export async function releaseSupplier(context: Context, id: string, supplierId: string): Promise<StoredRun> {
  const stored = await paymentRuns.toChange(context, id);
  paymentRunLives.next(stored, 'edit');
  const { db, partition } = context;
  await takeTurn(context, stored.company_id);
  const { rows } = await sql`
    update payment set hold = 'creditLeft', hold_reason = '' where partition = ${partition} and run_id = ${id} and supplier_id = ${supplierId}
       and hold = 'takenOut' returning id`.execute(db);
  if (rows.length === 0) throw fail('notFound', 'notFound');
  await gatherPayments(context, stored);
  return moveChanged(context, stored, 'edit', { after: { letIn: supplierId } });
}

/** Ends a run that nobody sent: what it would have paid waits for another one. */
export async function voidRun(context: Context, id: string, reason: string): Promise<StoredRun> {
  const stored = await paymentRuns.toChange(context, id);
  paymentRunLives.next(stored, 'void');
  await sql`update payment_item set is_live = false where partition = ${context.partition} and run_id = ${id}`.execute(
    context.db,
  );
  return paymentRunLives.move(context, stored, 'void', { reason });
}
