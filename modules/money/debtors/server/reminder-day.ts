import { isWeekend } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { clientDays, type ClientDay, closeDay, lastDayOf } from '#modules/base/companies/server/index.ts';
import { sendReminders } from './remind.ts';
import { ruleOf } from './rules.ts';

const work = 'paymentReminders';
/** Late enough for the receipts of the morning to be allocated, early enough for an answer on the same day. */
const fromHour = 10;

/** Sends the reminders of the day for companies that want it. What a person has sent before is not sent again. */
export function reminderDay(app: App): JobKind<object> {
  return {
    name: 'payment-reminders',
    schedule: '*/15 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 900,
    async work() {
      for (const day of await clientDays(app)) {
        if (day.hour < fromHour || isWeekend(day.today)) continue;
        const last = await lastDayOf(app.database.single(day.partition), work, day);
        if (last !== null && last >= day.today) continue;
        try {
          await turnReminderDay(app, day);
        } catch (error) {
          // One company must not keep the others from their day; the next round tries it again.
          app.log.error({ error, company: day.companyId }, 'reminders not sent');
        }
      }
    },
  };
}

/** The reminders of one company and day, with the mark of the day in the same transaction. */
export async function turnReminderDay(app: App, day: ClientDay): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `${work}-${day.today}`, operation: work });
  await inPartition(system, day.partition, async (context) => {
    if (!(await closeDay(context, work, day))) return;
    const { sends_reminders: byThemselves } = await ruleOf(context, day.companyId);
    if (byThemselves) await sendReminders(context, { companyId: day.companyId });
  });
}
