import { futureMinutes, skewMinutes } from '#modules/work/loads/trip.ts';

const minute = 60_000;

/** What was pressed on a phone, as far as its clock is concerned; in the order of the presses. */
export interface Press {
  /** What the clock of the phone showed. */
  readonly capturedAt: string | null;
  /** By how many milliseconds that clock was ahead then, as far as the phone knew. */
  readonly aheadMs: number | null;
}

/** How the clock of a phone stood when something was pressed. */
export interface PressClock {
  /** Milliseconds that are taken off what it showed. */
  readonly ahead: number;
  /** The clock was set between the press and the sending. */
  readonly isChanged: boolean;
}

/** By how many minutes the clock of a phone is ahead of ours. */
export function skewOf(sentAt: string, now: Date): number {
  return Math.round((new Date(sentAt).getTime() - now.getTime()) / minute);
}

/** What is taken off times of which the phone did not say how its clock stood: a few minutes may be the network. */
export function usualAhead(skew: number): number {
  return Math.abs(skew) > skewMinutes ? skew * minute : 0;
}

/**
 * How the clock of a phone stood at each of its presses. The phone says it with each press, from the last answer of the
 * server. Where that puts a press before the one that was made before it, or after now, the clock was set without the phone
 * noticing: then it stood as it stands now (`skew`, in minutes), and where that does not fit either, the press is as late
 * as the one before.
 */
export function clocksOf(presses: readonly Press[], { skew, now }: { readonly skew: number; readonly now: Date }) {
  const usual = usualAhead(skew);
  const latest = now.getTime() + futureMinutes * minute;
  let before = Number.NEGATIVE_INFINITY;
  return presses.map(({ capturedAt, aheadMs }): PressClock => {
    const own = aheadMs ?? usual;
    if (capturedAt === null) return clockWith(own, usual);
    const shown = new Date(capturedAt).getTime();
    const fits = (ahead: number) => shown - ahead >= before && shown - ahead <= latest;
    const known = [own, usual].find(fits);
    const ahead = known ?? Math.min(own, shown - before);
    before = Math.max(before, Math.min(shown - ahead, now.getTime()));
    return { ...clockWith(ahead, usual), ...(known === undefined && ahead !== own && { isChanged: true }) };
  });
}

function clockWith(ahead: number, usual: number): PressClock {
  return { ahead, isChanged: Math.abs(ahead - usual) > skewMinutes * minute };
}
