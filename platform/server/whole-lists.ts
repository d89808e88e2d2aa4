import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { type Operation, type Page, pagingFields } from '../operation.ts';

const fail = failures<FailureCode>();

/** Rows of a list that is answered whole; more must be read by pages. */
const rowsAtMost = 10_000;

/** Whether the caller wants the array of the specification instead of a page. */
export function wantsWholeList({ listsAll }: Operation, payload: Readonly<Record<string, unknown>>): boolean {
  return listsAll === true && !pagingFields.some((field) => field in payload);
}

/** The query for all rows, and one more: with it the list is too long. */
export function longest(query: unknown): unknown {
  return { ...(query as object), page: 1, pageSize: rowsAtMost + 1 };
}

export function wholeList({ rows }: Page<unknown>): readonly unknown[] {
  if (rows.length > rowsAtMost) throw fail('listTooLong', 'rule', { maximum: rowsAtMost });
  return rows;
}
