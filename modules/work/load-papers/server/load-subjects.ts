import { sql } from 'kysely';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { SubjectFinder } from '#modules/base/documents/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';

interface Found {
  readonly id: string;
  readonly load_number: string;
  readonly origin: string;
  readonly destination: string;
}

/** Loads that a document can be filed under, by the search of their list. Nobody files papers of a cancelled one. */
export const loadSubjects: SubjectFinder = {
  subjectType: 'load',
  async find({ db, partition }, search, atMost) {
    const { rows } = await searchedPage<Found>(db, {
      table: 'load',
      search,
      partition,
      conditions: [sql`t.status <> ${literal<LoadState>('CANCELLED')}`],
      order: ['t.updated_at', 't.id'],
      descending: true,
      columns: sql`t.id, t.load_number, t.origin, t.destination`,
      page: 1,
      pageSize: atMost,
    });
    return rows.map(({ id, load_number, origin, destination }) => ({
      subjectId: id,
      name: load_number,
      accountNumber: [origin, destination].filter((place) => place !== '').join(' – '),
    }));
  },
};
