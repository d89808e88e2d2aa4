import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { PostingArea } from '../status.ts';

/** A month of an area that is to be closed. */
export interface ClosingMonth {
  readonly companyId: string;
  readonly periodId: string;
  readonly area: PostingArea;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What stands in the way of closing it. */
export interface Blocker {
  /** A key of the texts of the screen. */
  readonly code: string;
  /** Whether it must be dealt with; what is not barring may be closed over with a reason. */
  readonly barring: boolean;
  readonly count: number;
  readonly amount: Cents | null;
  readonly names: readonly string[];
  readonly url: string;
}

/** Finds what of a module's records waits in months. Declared by the module whose records they are. */
export interface BlockerProvider {
  /** What stands in the way now; nothing where all is dealt with. */
  find(context: Context, month: ClosingMonth): Promise<readonly Blocker[]>;
  /** Records that are not posted yet, by `periodId area`; left out where they are no drafts. */
  drafts?(context: Context, periodIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What all modules find in the way of closing a month. */
export async function blockersOf(
  context: Context,
  providers: readonly BlockerProvider[],
  month: ClosingMonth,
): Promise<readonly Blocker[]> {
  const found = await Promise.all(providers.map((provider) => provider.find(context, month)));
  return found.flat().filter(({ count }) => count > 0);
}

/** Drafts of all modules by month and area. */
export async function draftsOf(
  context: Context,
  providers: readonly BlockerProvider[],
  periodIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { drafts } of providers)
    for (const [key, count] of (await drafts?.(context, periodIds)) ?? [])
      counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}
