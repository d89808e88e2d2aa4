export type OdometerProblem = 'odometerBelow' | 'odometerAbove';
/** No truck drives further in a day. */
const kmPerDay = 1500;
const day = 86_400_000;

/** An odometer does not run backwards, and no faster than a truck drives. */
export function odometerProblem(
  km: number,
  last: { readonly km: number; readonly at: Date } | undefined,
  now: Date,
): OdometerProblem | undefined {
  if (!last) return undefined;
  if (km < last.km) return 'odometerBelow';
  const days = Math.max(1, Math.ceil((now.getTime() - last.at.getTime()) / day));
  return km > last.km + days * kmPerDay ? 'odometerAbove' : undefined;
}
