/** A tax invoice is due within so many days of the supply (VAT Act 89 of 1991, s 20(1)). */
export const lawDays = 21;
/** From these days on a load that is not invoiced is pointed out. */
export const warnDays = { amber: 15, red: 18 } as const;

export type LawState = 'ok' | 'amber' | 'red';

/** How near the law's last day a load is that was delivered so many days ago. */
export function lawStateOf(days: number): LawState {
  if (days >= warnDays.red) return 'red';
  return days >= warnDays.amber ? 'amber' : 'ok';
}
