import { addDays, type CalendarDate } from '#platform/dates.ts';

export const documentModes = ['perLoad', 'perOrder', 'consolidated'] as const;
export type DocumentMode = (typeof documentModes)[number];

/** A load as far as it decides on which document it comes. */
export interface GroupedLoad {
  readonly id: string;
  readonly companyId: string;
  readonly customerId: string;
  readonly billToPartyId: string | null;
  readonly currency: string;
  readonly mode: DocumentMode;
  /** The customer's order numbers; the first one decides. */
  readonly orderNumbers: readonly string[];
  readonly deliveredOn: CalendarDate;
}

/** The first day of the week, a Monday, that a day belongs to. */
export function weekOf(day: CalendarDate): CalendarDate {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/**
 * What loads of one document have in common: company, payer, currency, how their order type is billed, and of that the load,
 * the order number, or the week of delivery. A load per order without a number stands alone.
 */
export function groupKey(load: GroupedLoad): string {
  const { id, companyId, customerId, billToPartyId, currency, mode, orderNumbers, deliveredOn } = load;
  const own = {
    perLoad: id,
    perOrder: orderNumbers[0]?.trim().toUpperCase() || id,
    // A week that spans two months is two documents, as their VAT belongs to two periods.
    consolidated: `${weekOf(deliveredOn)} ${deliveredOn.slice(0, 7)}`,
  }[mode];
  return [companyId, customerId, billToPartyId ?? '', currency, mode, own].join('|');
}
