import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { DocumentType, SubjectType } from '#modules/base/companies/document-types.ts';
import './tables.ts';

// A type and no interface, so that it is known to hold nothing but facts.
type Paper = {
  readonly subjectType: SubjectType;
  readonly subjectId: string;
  readonly type: DocumentType;
};

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** Another document of this type may be in force now, or it may end on another day; null when none is approved. */
    readonly 'document.inForceChanged': Paper & { readonly endsOn: CalendarDate | null };
  }
}

/**
 * Tells which document of this type is in force for the subject, by the day on which it ends: the first of several. To be
 * called after every change of a document that may have changed that.
 */
export async function tellInForce(context: Context, { subjectType, subjectId, type }: Paper): Promise<void> {
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
  await context.happened('document.inForceChanged', { subjectType, subjectId, type, endsOn });
}
