import { sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { minus } from '#platform/calculations.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { driverPayRecord } from '../contract.ts';
import type { DriverPayFailureCode } from '../messages/failures/index.ts';
import { reachesPaid } from '../balance.ts';
import type { PayRunState } from '../status.ts';

const fail = failures<FailureCode | DriverPayFailureCode>();
type Answer = z.input<typeof driverPayRecord>;
/** Two years of weekly runs. */
const runsShown = 104;

/** By what a driver is paid, and what runs paid. */
export async function payOfDriver(context: Context, driverId: string): Promise<Answer> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const driver = await driverOf(context, driverId);
  const [terms, runs, grades] = await Promise.all([
    termsOf(context, driverId),
    sql<{
      run_id: string;
      run_number: string;
      status: PayRunState;
      period_from: CalendarDate;
      period_to: CalendarDate;
      pay_day: CalendarDate;
      trips: number;
      amount: number;
      moved: number;
    }>`
      select r.id as run_id, r.run_number, r.status, r.period_from::text as period_from, r.period_to::text as period_to,
             r.pay_day::text as pay_day, count(distinct l.load_id)::int as trips, sum(l.amount)::bigint as amount,
             coalesce((select b.amount from driver_pay_balance b
               where b.partition = r.partition and b.run_id = r.id and b.driver_id = ${driverId}), 0)::bigint as moved
        from driver_pay_line l join driver_pay_run r on r.partition = l.partition and r.id = l.run_id
       where l.partition = ${partition} and l.driver_id = ${driverId}
       group by r.partition, r.id order by r.period_to desc limit ${runsShown}`.execute(db),
    sql<{ grade: string }>`
      select distinct name as grade from council_minimum where partition = ${partition} and is_active order by name`.execute(
      db,
    ),
  ]);
  return {
    isPaidHere: driver.supplier_id === null,
    terms: terms.map((term) => ({
      id: term.id,
      validFrom: term.valid_from,
      categoryId: term.category_id,
      categoryName: term.category_name ?? '',
      grade: term.grade,
      createdBy: term.created_by,
      createdAt: term.created_at.toISOString(),
      waits: term.waits,
      mayAgree: term.waits && mayAgree(context, term),
      agreedBy: term.agreed_by,
    })),
    runs: runs.rows.map((run) => ({
      runId: run.run_id,
      runNumber: run.run_number,
      status: run.status,
      periodFrom: run.period_from,
      periodTo: run.period_to,
      payDay: run.pay_day,
      trips: run.trips,
      amount: cents(run.amount),
      paid: minus(cents(run.amount), cents(run.moved)),
    })),
    grades: grades.rows.map(({ grade }) => grade),
  };
}

interface Term {
  readonly id: string;
  readonly valid_from: CalendarDate;
  readonly category_id: string | null;
  readonly category_name: string | null;
  readonly grade: string;
  readonly created_by: string;
  readonly created_by_id: string | null;
  readonly created_at: Date;
  readonly waits: boolean;
  readonly agreed_by: string;
}

async function termsOf({ db, partition }: Context, driverId: string): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select t.id, t.valid_from::text as valid_from, t.category_id, c.name as category_name, t.grade, t.created_by,
           t.created_by_id, t.created_at, t.waits, t.agreed_by
      from driver_pay_term t left join driver_rate_category c on c.partition = t.partition and c.id = t.category_id
     where t.partition = ${partition} and t.driver_id = ${driverId} order by t.valid_from desc, t.waits desc`.execute(
    db,
  );
  return rows;
}

async function driverOf(
  { db, partition }: Context,
  driverId: string,
): Promise<{ readonly supplier_id: string | null }> {
  const { rows } = await sql<{ supplier_id: string | null }>`
    select supplier_id from driver where partition = ${partition} and id = ${driverId}`.execute(db);
  if (!rows[0]) throw fail('notFound', 'notFound');
  return rows[0];
}

/** A second person, in person, agrees to what somebody else captured. */
function mayAgree({ actor }: Pick<Context, 'actor'>, { created_by_id }: Pick<Term, 'created_by_id'>): boolean {
  return actor.kind === 'user' && !actor.token && actor.id !== created_by_id;
}

/** The last day for which a run pays the driver that is no draft any more; null where none does. */
async function paidUntil({ db, partition }: Context, driverId: string): Promise<CalendarDate | null> {
  const { rows } = await sql<{ day: CalendarDate | null }>`
    select max(l.day)::text as day from driver_pay_line l join driver_pay_run r on r.partition = l.partition and r.id = l.run_id
     where l.partition = ${partition} and l.driver_id = ${driverId} and r.status <> ${literal<PayRunState>('DRAFT')}`.execute(
    db,
  );
  return rows[0]!.day;
}

/**
 * By what a driver is paid from a day on. What was paid stays; the next run pays what that changes. A term that reaches days
 * that were paid waits beside the one that holds until a second person states the same.
 */
export async function addTerm(
  context: Context,
  term: {
    readonly driverId: string;
    readonly validFrom: CalendarDate;
    readonly categoryId: string | null;
    readonly grade: string;
  },
): Promise<Answer> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const { driverId, validFrom, categoryId, grade } = term;
  const driver = await driverOf(context, driverId);
  if (driver.supplier_id !== null) throw fail('payNotPaidHere', 'rule');
  if (categoryId === null && grade === '') throw invalidFields({ categoryId: { code: 'payTermEmpty' } });
  const { rows: category } = await sql<{ name: string }>`
    select name from driver_rate_category where partition = ${partition} and id = ${categoryId}::uuid`.execute(db);
  if (categoryId !== null && !category[0]) throw invalidFields({ categoryId: { code: 'payCategoryUnknown' } });
  // Two who state terms of one driver at once come one after the other.
  await sql`select from driver where partition = ${partition} and id = ${driverId} for no key update`.execute(db);
  const facts = { validFrom, category: category[0]?.name ?? '', grade };
  const waiting = (await termsOf(context, driverId)).find((each) => each.waits && each.valid_from === validFrom);
  const isSame = waiting?.category_id === categoryId && waiting.grade === grade;
  if (waiting && isSame) {
    if (!mayAgree(context, waiting)) return payOfDriver(context, driverId);
    await agreeTo(context, driverId, waiting);
    await tell(context, driverId, 'agreed', facts);
    return payOfDriver(context, driverId);
  }
  const waits = reachesPaid(validFrom, await paidUntil(context, driverId));
  const byId = actor.kind === 'user' ? actor.id : null;
  await sql`
    delete from driver_pay_term where partition = ${partition} and driver_id = ${driverId} and valid_from = ${validFrom}::date
       and waits = ${waits}`.execute(db);
  await sql`
    insert into driver_pay_term (partition, driver_id, category_id, grade, valid_from, created_by, created_by_id, waits)
    values (${partition}, ${driverId}, ${categoryId}, ${grade}, ${validFrom}::date, ${actor.name}, ${byId}, ${waits})`.execute(
    db,
  );
  await tell(context, driverId, 'changed', facts);
  return payOfDriver(context, driverId);
}

/** Puts a term that waited in the place of the one of the same day. */
async function agreeTo({ db, partition, actor }: Context, driverId: string, { id, valid_from }: Term): Promise<void> {
  await sql`
    delete from driver_pay_term where partition = ${partition} and driver_id = ${driverId} and valid_from = ${valid_from}::date
       and not waits`.execute(db);
  await sql`
    update driver_pay_term set waits = false, agreed_by = ${actor.name}, agreed_at = now()
     where partition = ${partition} and id = ${id}`.execute(db);
}

export async function removeTerm(context: Context, driverId: string, id: string): Promise<Answer> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const term = (await termsOf(context, driverId)).find((each) => each.id === id);
  if (term && !term.waits && reachesPaid(term.valid_from, await paidUntil(context, driverId)))
    throw fail('payTermPaid', 'rule');
  const { rows } = await sql<{ valid_from: CalendarDate; grade: string }>`
    delete from driver_pay_term where partition = ${partition} and driver_id = ${driverId} and id = ${id}
    returning valid_from::text as valid_from, grade`.execute(db);
  if (!rows[0]) throw fail('notFound', 'notFound');
  // The trips that it priced are priced again by the next run: the newest term that is left has to look new.
  await sql`
    update driver_pay_term set created_at = now()
     where partition = ${partition} and id = (select id from driver_pay_term
       where partition = ${partition} and driver_id = ${driverId} order by valid_from desc limit 1)`.execute(db);
  await tell(context, driverId, 'removed', { validFrom: rows[0].valid_from, grade: rows[0].grade });
  return payOfDriver(context, driverId);
}

async function tell(
  context: Context,
  driverId: string,
  event: 'changed' | 'agreed' | 'removed',
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const side = event === 'removed' ? { before: facts } : { after: facts };
  await context.audit({ noun: 'driverPayTerm', recordId: driverId, event, ...side });
  await context.publish('driverPay', `driverPay.${event}`, driverId);
}
