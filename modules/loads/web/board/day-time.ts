const nearby = 20 * 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');

/** `24 08:00`, of a day within these weeks: the month is the same for all that one looks at. Another day has its month. */
export function dayAndTime(instant: string | null, otherwise: (instant: string) => string): string {
  if (!instant) return '';
  const at = new Date(instant);
  if (Math.abs(at.getTime() - Date.now()) > nearby) return otherwise(instant);
  return `${two(at.getDate())}\u00a0${two(at.getHours())}:${two(at.getMinutes())}`;
}
