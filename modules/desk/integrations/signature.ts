/** The names of the headers of a webhook request (docs/webhooks.md). */
export const webhookHeaders = {
  event: 'x-haulway-event',
  eventId: 'x-haulway-event-id',
  attempt: 'x-haulway-attempt',
  timestamp: 'x-haulway-timestamp',
  signature: 'x-haulway-signature',
} as const;

/** Tries of a delivery before it is given up. */
export const triesAtMost = 12;
/** Seconds before the second try; doubled before each one after it, which makes about a day. */
export const firstPause = 40;
/** Each pause is shortened or lengthened by up to this part, so that many do not come at once. */
export const jitter = 0.2;
/** Hours for which the secret before signs too. */
export const overlapHours = 24;
/** Days of failure after which an endpoint is paused. */
export const failingDays = 3;

/** Seconds before the next try, after so many failed ones; `random` is between 0 and 1. */
export function pauseAfter(tries: number, random: number): number {
  return Math.round(firstPause * 2 ** (tries - 1) * (1 - jitter + 2 * jitter * random));
}
