/** Whose midnight ends a day where a company has not said otherwise. */
export const defaultTimeZone = 'Africa/Johannesburg';

let zone: string = defaultTimeZone;

/** The zone that the rules of forms follow now. */
export function clientZone(): string {
  return zone;
}

/** From now on the rules of forms follow this zone (IANA name): a page works for one client. */
export function followZone(timeZone: string): void {
  zone = timeZone;
}
