import { type RawBuilder, sql } from 'kysely';
import type { Context } from './implement.ts';
import { searchedPage } from './search.ts';
import type { SearchProvider } from './search-provider.ts';

interface WordSearch extends Pick<SearchProvider, 'noun' | 'needs'> {
  readonly table: string;
  /** The column by which people call a record; its `search_words` begin with it and go on with what else is known of it. */
  readonly title: string;
  /** Condition for the records it offers; the table is `t`. */
  readonly offers: RawBuilder<unknown>;
  /** True for callers who find none, because the list refuses them too. */
  readonly findsNothing?: (context: Context) => boolean;
}

interface Found {
  readonly id: string;
  readonly title: string;
  readonly search_words: string;
}

/** Records in the search over all of them that say in `search_words` by what they are found; the newest first. */
export function searchByWords({ noun, needs, table, title, offers, findsNothing }: WordSearch): SearchProvider {
  return {
    noun,
    needs,
    async find(context, search) {
      if (findsNothing?.(context)) return [];
      const { rows } = await searchedPage<Found>(context.db, {
        table,
        search,
        partition: context.partition,
        conditions: [offers],
        order: ['t.updated_at', 't.id'],
        descending: true,
        columns: sql`t.id, t.${sql.ref(title)} as title, t.search_words`,
        page: 1,
        pageSize: 50,
      });
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        subtitle: row.search_words.slice(row.title.length + 1),
      }));
    },
  };
}
