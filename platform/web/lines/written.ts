import { formatDecimal } from '#platform/decimal.ts';
import type { TypedColumn } from '#platform/lines/columns.ts';
import type { GridRow } from '#platform/lines/grid.ts';
import type { Language } from '#platform/language.ts';
import type { GridColumn } from './view.ts';

/** What a cell shows: its value in the person's language, or the text that was refused. */
export function shownText<Line>(column: GridColumn<Line>, row: GridRow<Line>, language: Language): string {
  if (column.kind === 'shown') return column.value(row.line);
  return row.refused[column.field]?.text ?? valueText(column, row.line[column.field], language, true);
}

/** What a cell opens with: numbers without groups, so that they are easy to change. */
export function openText<Line>(column: TypedColumn<Line>, row: GridRow<Line> | undefined, language: Language): string {
  return row?.refused[column.field]?.text ?? valueText(column, row?.line[column.field], language, false);
}

export function valueText<Line>(
  column: TypedColumn<Line>,
  value: unknown,
  language: Language,
  grouping: boolean,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (column.kind === 'choice') return column.choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (column.kind === 'text' || typeof value !== 'number') return String(value);
  const { decimals, fixed = false } = column;
  return formatDecimal(language, value, { decimals, fixed: fixed && grouping, grouping });
}
