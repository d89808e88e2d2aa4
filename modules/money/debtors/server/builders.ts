import type { App } from '#platform/server/app.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Cents } from '#platform/money.ts';
import { writeNote } from './notes.ts';
import { makePromise } from './promises.ts';
import { sendReminders } from './remind.ts';

const as = (app: App, name: string) => ({
  ...systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildDebtors' }),
  actor: { kind: 'stranger', name } as const,
});

/** A promise as the product would take it down, for the demonstration and for tests. */
export function buildPaymentPromise(
  app: App,
  partition: string,
  promise: {
    readonly customerId: string;
    readonly amount: Cents;
    readonly dueDay: CalendarDate;
    readonly note?: string;
  },
): Promise<{ id: string }> {
  return inPartition(as(app, 'Naledi Mokoena'), partition, (context) =>
    makePromise(context, { companyId: null, note: '', ...promise }),
  );
}

/** Sends the reminders that are due to some customers. */
export function buildPaymentReminders(
  app: App,
  partition: string,
  customerIds: readonly string[],
): Promise<{ customers: number; mails: number }> {
  return inPartition(as(app, 'Naledi Mokoena'), partition, (context) =>
    sendReminders(context, { companyId: null, customerIds: [...customerIds] }),
  );
}

/** A note of a call, as the product would take it down. */
export function buildDebtorNote(
  app: App,
  partition: string,
  note: { readonly customerId: string; readonly text: string },
): Promise<{ id: string }> {
  return inPartition(as(app, 'Naledi Mokoena'), partition, (context) =>
    writeNote(context, { companyId: null, kind: 'note', ringOn: null, ...note }),
  );
}
