import type { Context } from '#platform/server/implement.ts';
import type { FoundRecord, SearchProvider } from '#platform/server/search-provider.ts';

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
