import { useNavigate, useSearch } from '@tanstack/react-router';
import { addDays, addMonths, isCalendarDate } from '#platform/dates.ts';
import { today } from '#platform/web/formats.ts';
import { type PerformanceDrill, performanceDrills } from '../contract.ts';
import { type EmissionMethod, emissionMethods } from '../emissions.ts';

interface Address {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly method?: string | undefined;
  readonly depot?: string | undefined;
  readonly vehicle?: string | undefined;
  readonly figure?: string | undefined;
}

/** This month up to today; in its first days the one before, of which all is known. */
function usualPeriod(): { readonly from: string; readonly to: string } {
  const now = today();
  const first = `${now.slice(0, 7)}-01`;
  return now < addDays(first, 3) ? { from: addMonths(first, -1), to: addDays(first, -1) } : { from: first, to: now };
}

/** What is chosen on the screen; all of it is in the address, so that it can be sent to a colleague. */
export function usePerformanceAddress() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const go = (next: Address) =>
    void navigate({ to: '.', search: { ...search, ...next } as never, replace: true, resetScroll: false });
  const usual = usualPeriod();
  const day = (text: string | undefined, other: string) => (text && isCalendarDate(text) ? text : other);
  const method: EmissionMethod = emissionMethods.find((each) => each === search.method) ?? 'pumpWellToWheel';
  const figure: PerformanceDrill = performanceDrills.find((each) => each === search.figure) ?? 'km';
  return {
    from: day(search.from, usual.from),
    to: day(search.to, usual.to),
    method,
    depot: search.depot ?? '',
    vehicle: search.vehicle,
    figure,
    change: go,
    open: (vehicle: string | undefined, drill: PerformanceDrill = 'km') =>
      go({ vehicle, figure: vehicle === undefined ? undefined : drill }),
  };
}
export type PerformanceAddress = ReturnType<typeof usePerformanceAddress>;
