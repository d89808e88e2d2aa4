import { instantAt } from '#platform/wall-clock.ts';

const shape = /^(\d{4})-?(\d{2})-?(\d{2})[T ]?(\d{2}):?(\d{2}):?(\d{2})(?:\.\d+)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/;

/** A time as a provider writes it, and whether it says its own offset. */
export interface ProviderTime {
  readonly at: Date;
  readonly hasOffset: boolean;
}

/**
 * Reads `2026-11-24 07:30:00+02`, `2026-11-24T07:30:00Z` and `20261124073000`. An offset wins; without one it is a time of the
 * account's zone (IANA name). Undefined where it is no time.
 */
export function readTime(text: string, timeZone: string): ProviderTime | undefined {
  const [, year, month, day, hour, minute, second, offset] = shape.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const wall = `${year}-${month}-${day}T${hour}:${minute}`;
  const checked = new Date(`${wall}:${second}Z`);
  if (Number.isNaN(checked.getTime()) || !checked.toISOString().startsWith(`${wall}:${second}`)) return undefined;
  if (offset === undefined)
    return { at: new Date(instantAt(wall, timeZone).getTime() + Number(second) * 1000), hasOffset: false };
  const digits = offset === 'Z' ? '+0000' : offset.replace(':', '').padEnd(5, '0');
  const ahead = (Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3))) * (digits.startsWith('-') ? -1 : 1);
  return { at: new Date(checked.getTime() - ahead * 60_000), hasOffset: true };
}

export const zoneProofs = ['offset', 'proved', 'wrong', 'unknown'] as const;
type ZoneProof = (typeof zoneProofs)[number];

/** Minutes that lie between receiving a point at the provider and reading it here, at most. */
const proofMinutes = 25;

/** Whether the zone of an account is right: a point that was just received says it. Offsets need no proof. */
export function proveZone(received: readonly ProviderTime[], now: Date): ZoneProof {
  const latest = received.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  if (!latest) return 'unknown';
  if (latest.hasOffset) return 'offset';
  return Math.abs(now.getTime() - latest.at.getTime()) <= proofMinutes * 60_000 ? 'proved' : 'wrong';
}
