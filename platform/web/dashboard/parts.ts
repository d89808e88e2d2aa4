import type { ComponentType } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry.ts';
import type { Needs } from '../screens.ts';

/**
 * What a module puts onto the dashboard, for those who hold the right: `figures` are `Tile`s, `attention` lines of the
 * list of what waits, a `panel` stands for itself.
 */
export interface DashboardPart {
  readonly id: string;
  readonly place: 'figures' | 'attention' | 'panel';
  readonly needs: Needs;
  readonly Part: ComponentType;
}

interface Declaration extends Omit<DashboardPart, 'Part'> {
  readonly part: () => Promise<ComponentType>;
}

/** A part whose code is fetched when the dashboard is shown. */
export function dashboardPart({ part, ...declared }: Declaration): DashboardPart {
  return { ...declared, Part: lazyWithRetry(part) };
}
