import type { Language } from '#platform/language.ts';
import type { CellProblem } from '#platform/lines/columns.ts';
import type { GridRow } from '#platform/lines/grid.ts';
import { type BatchField, type BatchLine, dayOf } from './lines.ts';
import type { PlacedFinding } from './use-check.ts';

/** Why a cell cannot be sent as it stands: a key of the texts of lines, with what was typed. */
export interface Unread {
  readonly place: number;
  readonly field: BatchField;
  readonly problem: CellProblem | 'noDate';
  readonly text: string;
}

/** Cells whose text means nothing. An account that is no choice is sent as it was typed, and the check says so. */
export function unreadCells(rows: readonly GridRow<BatchLine>[], language: Language): readonly Unread[] {
  const found: Unread[] = [];
  for (const [place, { line, refused }] of rows.entries()) {
    for (const [field, cell] of Object.entries(refused))
      if (cell && field !== 'account' && field !== 'centre')
        found.push({ place, field: field as BatchField, problem: cell.problem, text: cell.text });
    for (const field of ['date', 'dueDate'] as const)
      if (line[field] !== '' && dayOf(line[field], language) === undefined)
        found.push({ place, field, problem: 'noDate', text: line[field] });
  }
  return found;
}

/** A place in the table that needs a change. */
export interface Trouble {
  readonly place: number;
  readonly field: string;
  readonly text: string;
}

/** Everything that can be gone to, by line and then in the order of the columns. */
export function inOrder(troubles: readonly Trouble[], fields: readonly string[]): readonly Trouble[] {
  const column = ({ field }: Trouble) => {
    const place = fields.indexOf(field);
    return place < 0 ? fields.length : place;
  };
  return troubles.toSorted((a, b) => a.place - b.place || column(a) - column(b));
}

/** The one after a cell, or the first one again; undefined where there is none. */
export function nextTrouble(
  troubles: readonly Trouble[],
  at: { readonly place: number; readonly column: number },
  fields: readonly string[],
  by: 1 | -1,
): Trouble | undefined {
  const isAfter = ({ place, field }: Trouble) =>
    place > at.place || (place === at.place && fields.indexOf(field) > at.column);
  const isBefore = ({ place, field }: Trouble) =>
    place < at.place || (place === at.place && fields.indexOf(field) < at.column);
  return by === 1 ? (troubles.find(isAfter) ?? troubles[0]) : (troubles.findLast(isBefore) ?? troubles.at(-1));
}

/** What a finding is about: one of the conditions of the page. */
export function conditionOf({ code, field }: Pick<PlacedFinding, 'code' | 'field'>): Condition {
  if (code.startsWith('group')) return 'balance';
  return field === 'account' || field === 'centre' ? field : 'other';
}

/** The five that are always shown, and those that are shown only where they do not hold. */
export const mainConditions = ['balance', 'centre', 'account', 'date', 'before'] as const;
export const conditions = [...mainConditions, 'head', 'cells', 'other'] as const;
export type Condition = (typeof conditions)[number];
