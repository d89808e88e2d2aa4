import { sql } from 'kysely';
import type { Language } from '../language.ts';
import type { Context } from './implement.ts';
import { updateRow } from './update-row.ts';

// What modules with links of their own change of them, besides making and ending them (`links.ts`).

type Writing = Pick<Context, 'db' | 'partition'>;

export async function markLinkOpened({ db, partition }: Writing, id: string): Promise<void> {
  await updateRow({ db, partition }, 'link', id, { opened_at: sql<Date>`now()` });
}

export async function setLinkLanguage({ db, partition }: Writing, id: string, language: Language): Promise<void> {
  await updateRow({ db, partition }, 'link', id, { language });
}

interface OfRecord {
  readonly kind: string;
  readonly subjectId: string;
}

/** The pending links of a record end at this moment, if they would not have ended before. */
export async function endLinksBy(context: Writing, of: OfRecord, end: Date): Promise<void> {
  await pendingOf(context, of)
    .set({ expires_at: sql<Date>`least(expires_at, ${end}::timestamptz)` })
    .execute();
}

/** The pending links of a record last so many days from when they were made, if they would not have lasted longer. */
export async function prolongLinks(context: Writing, of: OfRecord, days: number): Promise<void> {
  await pendingOf(context, of)
    .set({ expires_at: sql<Date>`greatest(expires_at, created_at + make_interval(days => ${days}))` })
    .execute();
}

function pendingOf({ db, partition }: Writing, { kind, subjectId }: OfRecord) {
  return db
    .updateTable('link')
    .where('partition', '=', partition)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'pending');
}
