import type { DriverTrip } from '#modules/work/trips/contract.ts';
import type { Stop } from './calls.ts';
import type { Waiting } from './kept.ts';
import type { PageState, TripPage } from './page-state.ts';

/** What opens over the trip when more than a press is needed. */
export type Act =
  | { readonly kind: 'waiting' | 'menu' | 'inspect' }
  | { readonly kind: 'finish' | 'problem' | 'late' | 'correct'; readonly stop: Stop }
  /** Why it is late; `at` is when the button was pressed. */
  | { readonly kind: 'reason'; readonly stop: Stop; readonly event: 'arrived' | 'departed'; readonly at: string };

export interface ActProps {
  readonly act: Act;
  readonly trip: DriverTrip;
  readonly items: readonly Waiting[];
  readonly page: TripPage;
  readonly state: PageState;
  readonly onClose: () => void;
}
