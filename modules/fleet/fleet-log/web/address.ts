import { useNavigate, useSearch } from '@tanstack/react-router';
import { addMonths } from '#platform/dates.ts';
import { today } from '#platform/web/formats.ts';

export const logTabs = ['all', 'gaps', 'slips', 'noLoad', 'private'] as const;
export type LogTab = (typeof logTabs)[number];

interface Address {
  readonly vehicle?: string | undefined;
  readonly month?: string | undefined;
  readonly tab?: string | undefined;
  readonly line?: string | undefined;
}

/** What is chosen on the screen; all of it is in the address, so that it can be sent to a colleague. */
export function useLogAddress() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  const month = /^\d{4}-\d{2}$/.test(search.month ?? '') ? search.month! : today().slice(0, 7);
  const tab = logTabs.find((each) => each === search.tab) ?? 'all';
  return {
    vehicle: search.vehicle ?? '',
    month,
    tab,
    line: search.line,
    chooseVehicle: (vehicle: string) => go({ vehicle, month }),
    chooseMonth: (by: number) => go({ ...search, line: undefined, month: addMonths(`${month}-01`, by).slice(0, 7) }),
    chooseTab: (next: LogTab) => go({ ...search, tab: next }),
    open: (line: string | undefined) => go({ ...search, line }),
  };
}
export type LogAddress = ReturnType<typeof useLogAddress>;
