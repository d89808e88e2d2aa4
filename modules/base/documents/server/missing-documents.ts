import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import type { documentService } from '../contract.ts';
import type { ChecklistRow, RequirementState } from '../records.ts';
import type { DocumentStatus } from '../status.ts';
import { countedAtMost } from './list-documents.ts';
import { seenOnly } from './subjects.ts';
import './tables.ts';

type Query = z.output<(typeof documentService)['operations']['getMissingDocuments']['input']>;

/**
 * What is required of each subject against what is there. An approved version that has ended or is older than allowed does
 * not count; one that still waits for its decision is said to wait.
 */
export async function listMissing(context: Context, query: Query): Promise<Page<ChecklistRow>> {
  const { db, partition, today, timeZone } = context;
  const own = await seenOnly(context, 's');
  const pattern = likePattern(query.search);
  const direction = sql.raw(query.descending ? 'desc' : 'asc');
  const isByName = query.sort === 'subjectName';
  const order = isByName
    ? sql`lower(s.name) ${direction}, s.subject_id`
    : sql`l.required - l.present ${direction}, lower(s.name), s.subject_id`;
  // In the order of names the subjects are gone through one by one, until the page or the count is full.
  const subjects = sql`
    select * from document_subject s
     where s.partition = ${partition} and s.is_asked
       ${query.subjectType?.length ? sql`and s.subject_type = any (${query.subjectType}::text[])` : sql``}
       ${own ? sql`and ${own}` : sql``}
       ${query.subjectId ? sql`and s.subject_id = ${query.subjectId}` : sql``}
       ${pattern ? sql`and search_key(s.name || ' ' || s.account_number) like search_key(${pattern})` : sql``}
     ${isByName ? sql`order by lower(s.name) ${direction}, s.subject_id` : sql``}`;
  const checklist = sql`
    from (${subjects}) s
    cross join lateral (
      select count(*)::int as required,
             (count(*) filter (where found.state = ${literal<RequirementState>('present')}))::int as present,
             coalesce(bool_or(found.state <> ${literal<RequirementState>('present')} and r.is_mandatory), false) as lacks,
             json_agg(json_build_object('code', r.code, 'label', r.label, 'isMandatory', r.is_mandatory,
                                        'state', found.state, 'documentId', best.id) order by r.position) as items
        from required_document r
        left join lateral (
          select ranked.id, ranked.rank
            from (
              select d.id,
                     case when d.status in ${literals<DocumentStatus>('submitted', 'pending')} then 2
                          when d.status = ${literal<DocumentStatus>('rejected')} then 3
                          when d.status <> ${literal<DocumentStatus>('approved')} then null
                          when d.expiry_date < ${today}::date then 4
                          when r.max_age_months is not null
                               and coalesce(d.issue_date, (d.uploaded_at at time zone ${timeZone})::date)
                                   < (${today}::date - make_interval(months => r.max_age_months))::date then 5
                          else 1 end as rank
                from document d
               where d.partition = r.partition and d.subject_type = s.subject_type and d.subject_id = s.subject_id
                 and d.type = r.code and d.superseded_at is null
            ) ranked
           where ranked.rank is not null
           order by ranked.rank
           limit 1
        ) best on true
        -- The best of several documents counts: one that holds before one that waits, and so on down.
        cross join lateral (
          select coalesce((array['present', 'waiting', 'rejected', 'expired', 'tooOld'])[best.rank], 'missing') as state
        ) found
       where r.partition = ${partition} and r.company_id = s.company_id and r.subject_type = s.subject_type
         and not r.code = any (s.exempt)
         ${query.code?.length ? sql`and r.code = any (${query.code}::text[])` : sql``}
    ) l
    where l.required > 0 ${query.includeComplete ? sql`` : sql`and l.lacks`}`;
  const [page, counted] = await Promise.all([
    sql<Listed>`
      select s.subject_type, s.subject_id, s.name, s.account_number, l.required, l.present, l.items ${checklist}
       order by ${order} limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (select 1 ${checklist} limit ${countedAtMost + 1}) counted`.execute(db),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return {
    rows: page.rows.map((row) => ({
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      subjectName: row.name,
      accountNumber: row.account_number,
      required: row.required,
      present: row.present,
      items: row.items,
    })),
    total: Math.min(total, countedAtMost),
    totalIsCapped: total > countedAtMost,
  };
}

interface Listed extends Pick<ChecklistRow, 'required' | 'present' | 'items'> {
  readonly subject_type: ChecklistRow['subjectType'];
  readonly subject_id: string;
  readonly name: string;
  readonly account_number: string;
}
