import type { Waiting } from '#platform/web/shell/menu-counts.ts';
import { alerts } from './calls.ts';

/** How many alerts concern the person, as far as they want to see them. */
export async function concerningAlerts(signal: AbortSignal): Promise<Waiting> {
  const { concerning, critical } = await alerts.getVehicleAlerts({ pageSize: 1 }, { signal });
  return { count: concerning, isLate: critical > 0 };
}
