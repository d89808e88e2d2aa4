import type { DayStanding } from '#modules/fleet/vehicle-inspections/status.ts';
import { calls } from '../check/calls.ts';
import { Kept } from '../check/kept.ts';

/** The way from a trip to the inspection of its day, as the phone keeps it. */
export interface Way {
  readonly id: string;
  readonly eventNo: string;
  readonly standing: DayStanding;
  /** Within this site. */
  readonly path: string;
}

const nameOf = (loadId: string) => `tripCheck:${loadId}`;

/** What the phone knows of a trip's inspection; undefined where it knows nothing. */
export function keptWay(loadId: string): Way | undefined {
  try {
    return JSON.parse(localStorage.getItem(nameOf(loadId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks for the inspection of the day and brings it onto the phone, with all that its page needs, so that the way there works
 * once the network is gone. Undefined where the trip asks for none. Throws where there is no network.
 */
export async function bringWay(token: string, loadId: string): Promise<Way | undefined> {
  const known = keptWay(loadId);
  const { check } = await calls.openTripVehicleCheck({ key: token, known: known?.path ? known.id : null });
  if (!check) {
    localStorage.removeItem(nameOf(loadId));
    return undefined;
  }
  const { url, ...told } = check;
  const path = url === '' ? (known?.id === check.id ? known.path : '') : `/${new URL(url).hash}`;
  const way = { ...told, path };
  try {
    localStorage.setItem(nameOf(loadId), JSON.stringify(way));
  } catch {
    // A phone that keeps nothing asks again each time.
  }
  if (url !== '') await keepCheck(path.split('/').at(-1)!);
  return way;
}

async function keepCheck(token: string): Promise<void> {
  const check = await calls.getVehicleCheck({ key: token });
  const kept = await Kept.open();
  await kept.put('checks', { id: check.id, token, check, savedAt: Date.now() });
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keepFlow: 'vehiclecheck' });
}
