import type { Context } from '#platform/server/implement.ts';

/** Where the search over all records finds those of one noun. */
export interface SearchProvider {
  /** The noun's channel; the desk knows the page of its records. */
  readonly noun: string;
  /** Who may not read the noun's list finds nothing of it. */
  readonly needs: string;
  find(context: Context, search: string): Promise<readonly FoundRecord[]>;
}

export interface FoundRecord {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
}

/** Of each noun; more are on its list. */
const foundAtMost = 6;
const searchedFrom = 2;

/** Asks every noun that the caller may read, all at once. */
export async function searchRecords(
  context: Context,
  providers: readonly SearchProvider[],
  search: string,
): Promise<(FoundRecord & { noun: string })[]> {
  const { actor } = context;
  if (actor.kind !== 'user' || search.length < searchedFrom) return [];
  const found = await Promise.all(
    providers
      .filter(({ needs }) => actor.authorisations.has(needs))
      .map(async ({ noun, find }) =>
        (await find(context, search))
          .slice(0, foundAtMost)
          .map(({ id, title, subtitle }) => ({ noun, id, title, subtitle })),
      ),
  );
  return found.flat();
}
