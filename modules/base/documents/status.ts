import type { CalendarDate } from '#platform/dates.ts';
import { addDays } from '#platform/dates.ts';
import { machine, type StateOf } from '#platform/machine.ts';

/**
 * A document, as the specification's statuses change (domain §3.4). A rejected one comes back only as a new version, an
 * approved one ends when a newer one is approved; both are `superseded` then.
 */
export const document = machine({
  initial: 'draft',
  states: {
    draft: { submit: 'submitted' },
    submitted: { review: 'pending' },
    pending: { approve: 'approved', reject: 'rejected' },
    approved: { reject: 'rejected', supersede: 'superseded' },
    rejected: { replace: 'submitted' },
    superseded: {},
  },
  past: {
    submit: 'submitted',
    review: 'reviewed',
    approve: 'approved',
    reject: 'rejected',
    supersede: 'superseded',
    replace: 'replaced',
  },
});

/** What a row holds; that it was superseded stands beside it, as the moment when that happened. */
export type DocumentStatus = Exclude<StateOf<typeof document>, 'superseded'>;
export const documentStatuses = document.states.filter((state) => state !== 'superseded');

/** What people see: the status, or what became of it with time. */
export const shownStatuses = [...documentStatuses, 'expiring', 'expired', 'superseded'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** From so many days before its end a document is said to be expiring. */
export const expiringDays = 30;

interface Dated {
  readonly status: DocumentStatus;
  readonly expiryDate: CalendarDate | null;
  readonly isSuperseded: boolean;
}

/** The shown status on a day; the list's query says the same in SQL (server/list-documents.ts). */
export function shownStatusOf({ status, expiryDate, isSuperseded }: Dated, today: CalendarDate): ShownStatus {
  if (isSuperseded) return 'superseded';
  if (status !== 'approved' || expiryDate === null) return status;
  if (expiryDate < today) return 'expired';
  return expiryDate <= addDays(today, expiringDays) ? 'expiring' : 'approved';
}

/** Whether a decision is still to be taken. */
export function isOpen(status: DocumentStatus): boolean {
  return status === 'submitted' || status === 'pending';
}
