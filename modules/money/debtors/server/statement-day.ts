import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addDays, addMonths, type CalendarDate } from '#platform/dates.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { clientDays, type ClientDay, closeDay, lastDayOf } from '#modules/base/companies/server/index.ts';
import { statementDayIn } from '../statement-days.ts';
import { sendStatement } from './send-statements.ts';
import { addressesOf } from './arrangements.ts';

const work = 'debtorStatements';
/** Not before people are at work, so that they can answer who calls. */
const fromHour = 6;

/**
 * Sends statements on the day of the month that the customer or its company has chosen. Each customer in a transaction of its
 * own, and the day is closed when all are done: a round that was killed begins again, and sends to those who have none yet.
 */
export function statementDay(app: App): JobKind<object> {
  return {
    name: 'debtor-statements',
    schedule: '*/15 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 900,
    async work() {
      for (const day of await clientDays(app)) {
        if (day.hour < fromHour) continue;
        const last = await lastDayOf(app.database.single(day.partition), work, day);
        if (last === null || last < day.today) await turnStatementDay(app, day);
      }
    },
  };
}

/** The statements of one company and day. It stays open where one of them failed, so that the next round tries again. */
export async function turnStatementDay(app: App, day: ClientDay): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `${work}-${day.today}`, operation: work });
  const due = await inPartition(system, day.partition, (context) => dueToday(context, day));
  let isWhole = true;
  for (const customer of due)
    try {
      await inPartition(system, day.partition, async (context) => {
        // One after the other: two processes do not make the same statement.
        await sql`select from customer where partition = ${day.partition} and id = ${customer.id} for no key update`.execute(
          context.db,
        );
        const recipients = await addressesOf(context, customer.id, customer.statement_to);
        const query = {
          customerId: customer.id,
          companyId: day.companyId,
          from: monthBefore(day.today),
          to: day.today,
        };
        if (recipients.length > 0) await sendStatement(context, query, { recipients, byCalendar: true });
      });
    } catch (error) {
      isWhole = false;
      app.log.error({ error, customer: customer.id }, 'statement not sent');
    }
  if (isWhole) await inPartition(system, day.partition, async (context) => void (await closeDay(context, work, day)));
}

const monthBefore = (day: CalendarDate) => addDays(addMonths(day, -1), 1);

interface Due {
  readonly id: string;
  readonly statement_to: readonly string[];
}

/** Customers whose day it is, of which something is open or has moved in the month, and that have no statement of the day yet. */
async function dueToday({ db, partition }: Context, { companyId, today }: ClientDay): Promise<readonly Due[]> {
  const { rows } = await sql<Due & { readonly day: number; readonly sends: boolean }>`
    with rule as (
      select coalesce((select statement_day from debtor_rule where partition = ${partition} and company_id = ${companyId}), 25) as day,
             coalesce((select sends_statements from debtor_rule where partition = ${partition} and company_id = ${companyId}), true) as sends),
    moved as (
      select party_id from open_item_span where partition = ${partition} and company_id = ${companyId} and party_kind = 'customer' and until_day > ${today}::date and from_day <= ${today}::date
      union
      select party_id from open_item where partition = ${partition} and company_id = ${companyId} and party_kind = 'customer' and posting_date > ${addMonths(today, -1)}::date and posting_date <= ${today}::date)
    select c.id, coalesce(x.statement_to, '{}') as statement_to, coalesce(x.statement_day, rule.day) as day, rule.sends and coalesce(x.sends_statements, true) as sends
      from moved join customer c on c.partition = ${partition} and c.id = moved.party_id
      cross join rule
      left join debtor_arrangement x on x.partition = c.partition and x.customer_id = c.id
     where not exists (select from debtor_statement d where d.partition = ${partition} and d.company_id = ${companyId} and d.customer_id = c.id and d.to_day = ${today}::date and d.by_calendar)
     order by c.id`.execute(db);
  return rows.filter(({ day, sends }) => sends && statementDayIn(today, day));
}
