import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { DocumentType, SubjectType } from '#modules/companies/document-types.ts';
import './tables.ts';

interface Paper {
  readonly subjectType: SubjectType;
  readonly subjectId: string;
  readonly type: DocumentType;
}

/** A module with a date on its records that is the end of an approved document. */
export interface PaperFollower {
  readonly subjectType: SubjectType;
  readonly types: readonly DocumentType[];
  /** The end changed: that of the approved document, the first of several, or null when none is approved any more. */
  follow(context: Context, paper: Omit<Paper, 'subjectType'> & { readonly endsOn: CalendarDate | null }): Promise<void>;
}

/** To be called after every change of a document that may have changed which one is in force, or its end. */
export async function tellFollowers(
  context: Context,
  followers: readonly PaperFollower[],
  { subjectType, subjectId, type }: Paper,
): Promise<void> {
  const follower = followers.find((each) => each.subjectType === subjectType && each.types.includes(type));
  if (!follower) return;
  const { db, partition } = context;
  const { endsOn } = await db
    .selectFrom('document')
    .select(sql<CalendarDate | null>`min(expiry_date)`.as('endsOn'))
    .where('partition', '=', partition)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('type', '=', type)
    .where('status', '=', 'approved')
    .where('superseded_at', 'is', null)
    .executeTakeFirstOrThrow();
  await follower.follow(context, { subjectId, type, endsOn });
}
