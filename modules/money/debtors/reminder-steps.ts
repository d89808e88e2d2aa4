import { type CalendarDate, daysBetween } from '#platform/dates.ts';
import { type ReminderReason, reminderSteps, type ReminderStep } from './kinds.ts';

/** Something overdue, as a reminder looks at it. Amounts are cents. */
export interface OverdueItem {
  readonly id: string;
  readonly dueDate: CalendarDate;
  readonly open: number;
  /** So much of it is disputed. */
  readonly disputed: number;
  /** The last step in which it was asked for; 0 for none yet. */
  readonly step: number;
  readonly remindedOn: CalendarDate | null;
}

export interface RemindedCustomer {
  readonly items: readonly OverdueItem[];
  /** What is to its credit and settles nothing yet, above zero. */
  readonly credit: number;
  readonly isPaused: boolean;
  /** It has promised to pay by a day that has not passed. */
  readonly hasPromised: boolean;
  readonly hasAddress: boolean;
}

export interface ReminderDecision {
  readonly reason: ReminderReason;
  readonly step: ReminderStep;
  /** What is asked for; the step is null of what is named and not reminded of in a new step. */
  readonly items: readonly { readonly id: string; readonly amount: number; readonly step: ReminderStep | null }[];
  readonly amount: number;
}

/**
 * Whether a customer is reminded on a day, in which step, and of what. What is disputed is not asked for; what is to its credit
 * pays the oldest first; a promise and a pause stop all. Steps follow each other, with as many days between two reminders as
 * lie between their days: what was never asked for begins friendly, however old it is. Null where nothing is overdue for long
 * enough. The customer gets the gravest step of its items, with all that is overdue on one mail.
 */
export function reminderOf(
  customer: RemindedCustomer,
  today: CalendarDate,
  days: readonly [number, number, number],
): ReminderDecision | null {
  const items = customer.items.filter(({ dueDate }) => dueDate < today).toSorted(byAge);
  const late = items.filter(({ dueDate }) => daysBetween(dueDate, today) >= days[0]);
  if (late.length === 0) return null;
  let { credit } = customer;
  const left = items.map((item) => {
    const asked = Math.max(0, item.open - item.disputed);
    const paid = Math.min(credit, asked);
    credit -= paid;
    return { item, undisputed: asked, amount: asked - paid, step: stepOf(item, today, days) };
  });
  const lateOnes = left.filter(({ item }) => late.includes(item));
  const owed = left.filter(({ amount }) => amount > 0);
  const due = lateOnes.filter(({ amount, step }) => amount > 0 && step !== null);
  const step = due.reduce<ReminderStep>((gravest, each) => (each.step! > gravest ? each.step! : gravest), 1);
  const amount = owed.reduce((sum, each) => sum + each.amount, 0);
  const decided = (reason: ReminderReason): ReminderDecision => ({
    reason,
    step,
    amount,
    items: owed.map((each) => ({ id: each.item.id, amount: each.amount, step: each.step })),
  });
  if (lateOnes.every(({ undisputed }) => undisputed === 0)) return decided('disputed');
  if (lateOnes.every((each) => each.amount === 0)) return decided('credit');
  if (customer.isPaused) return decided('paused');
  if (customer.hasPromised) return decided('promised');
  if (due.length === 0) return decided('reminded');
  if (step === 3) return decided('person');
  return decided(customer.hasAddress ? 'due' : 'noAddress');
}

const byAge = (one: OverdueItem, other: OverdueItem) =>
  one.dueDate === other.dueDate ? (one.id < other.id ? -1 : 1) : one.dueDate < other.dueDate ? -1 : 1;

/** The next step of an item; null where it has had all of them, or the next one is not due yet. */
function stepOf(
  { dueDate, step, remindedOn }: OverdueItem,
  today: CalendarDate,
  days: readonly [number, number, number],
): ReminderStep | null {
  const next = reminderSteps.find((each) => each === step + 1);
  if (next === undefined || daysBetween(dueDate, today) < days[next - 1]!) return null;
  const wait = next === 1 ? 0 : days[next - 1]! - days[next - 2]!;
  return remindedOn === null || daysBetween(remindedOn, today) >= wait ? next : null;
}
