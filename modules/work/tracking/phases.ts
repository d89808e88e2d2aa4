import type { LoadState, StopState } from '#modules/work/loads/status.ts';
/** How far a load is, as its customer is told. */
export const trackedPhases = ['planned', 'loading', 'moving', 'unloading', 'delivered', 'failed', 'cancelled'] as const;
export type TrackedPhase = (typeof trackedPhases)[number];

/** Stops that concern a customer; where the driver sleeps or refuels does not. */
export const shownStops = ['pickup', 'delivery', 'border', 'crossDock', 'containerReturn'] as const;
export type ShownStop = (typeof shownStops)[number];

export const stopPhases = ['planned', 'there', 'done', 'missed'] as const;
export type StopPhase = (typeof stopPhases)[number];

interface Stop {
  readonly type: string;
  readonly status: StopState;
  readonly arrived_at: Date | null;
  readonly departed_at: Date | null;
}

export function isShown<Row extends { readonly type: string }>(stop: Row): stop is Row & { readonly type: ShownStop } {
  return (shownStops as readonly string[]).includes(stop.type);
}

export function phaseOfStop({ status, arrived_at, departed_at }: Stop): StopPhase {
  if (status === 'FAILED' || status === 'SKIPPED') return 'missed';
  if (departed_at !== null || status === 'COMPLETED' || status === 'DEPARTED') return 'done';
  return arrived_at === null ? 'planned' : 'there';
}

/** One word for the whole load. A delivery that failed everywhere is not called delivered. */
export function phaseOf(status: LoadState, stops: readonly Stop[]): TrackedPhase {
  if (status === 'CANCELLED') return 'cancelled';
  const deliveries = stops.filter(({ type }) => type === 'delivery');
  if (status === 'DELIVERED' || status === 'CLOSED') {
    return deliveries.length > 0 && deliveries.every((stop) => phaseOfStop(stop) === 'missed') ? 'failed' : 'delivered';
  }
  if (status !== 'DISPATCHED' && status !== 'IN_TRANSIT') return 'planned';
  const there = stops.find((stop) => phaseOfStop(stop) === 'there');
  if (there?.type === 'delivery') return 'unloading';
  if (there?.type === 'pickup') return 'loading';
  return status === 'IN_TRANSIT' || stops.some((stop) => phaseOfStop(stop) === 'done') ? 'moving' : 'planned';
}

/**
 * The town of a stop without a place on file: the last part of its address without a number. The first part may be a street
 * or a name, so it is never shown.
 */
export function townOf(city: string | null, address: string): string {
  if (city) return city;
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.replace(/\b\d{4,}\b/g, '').trim())
    .filter((part) => part !== '');
  return parts.slice(1).findLast((part) => !/\d/.test(part)) ?? '';
}
