/** Days before its last day from which a claim is told of, and from which it is a warning. */
export const noticeDays = 7;
const warningDays = 3;

/** How urgent a claim is with so many days left until the other side takes it no more; undefined while there is time. */
export function urgencyOf(daysLeft: number): 'info' | 'warning' | 'critical' | undefined {
  if (daysLeft > noticeDays) return undefined;
  if (daysLeft > warningDays) return 'info';
  return daysLeft > 0 ? 'warning' : 'critical';
}
