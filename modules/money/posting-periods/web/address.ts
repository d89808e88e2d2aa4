import { useNavigate, useSearch } from '@tanstack/react-router';
import { type PostingArea, postingAreas } from '../status.ts';

interface Address {
  readonly company?: string;
  readonly year?: string;
  readonly month?: string;
  readonly area?: string;
}

/** What is chosen on the screen of periods; all of it stands in the address, so that it can be sent to a colleague. */
export function usePeriodAddress() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  const area = postingAreas.find((each) => each === search.area);
  return {
    company: search.company || undefined,
    year: search.year || undefined,
    cell: area && search.month ? { month: search.month, area } : undefined,
    chooseCompany: (company: string) => go({ company }),
    chooseYear: (year: string) => go({ ...(search.company && { company: search.company }), year }),
    open(cell: { readonly month: string; readonly area: PostingArea } | undefined): void {
      const { month: _month, area: _area, ...rest } = search;
      go({ ...rest, ...cell });
    },
  };
}
