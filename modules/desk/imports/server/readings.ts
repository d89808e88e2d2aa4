import type { FailureTexts } from '#platform/server/failure-texts.ts';
import type { FieldNames } from '#platform/server/field-names.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import { otherZone } from '#platform/wall-clock.ts';
import type { CheckedRow } from '../contract.ts';
import { valueInWords } from './changes.ts';
import type { Import } from './imports.ts';
import { fieldsOf } from './names.ts';
import { onOwnClocks, readCells } from './read-row.ts';
import type { Cells } from './row-groups.ts';

type Reading = CheckedRow['readings'][number];

/** Kinds of fields whose cells are stored as they are written. */
const asWritten: ReadonlySet<string> = new Set(['text', 'reference']);

/** For each row the cells that are read as something, and not kept as their text: what would be stored, in words. */
export async function readingsOf(
  context: Context,
  found: Import,
  kind: ImportKind,
  rows: readonly Cells[],
  words: { readonly names: FieldNames; readonly texts: FailureTexts },
): Promise<ReadonlyMap<number, readonly Reading[]>> {
  const fields = await fieldsOf(kind);
  const { home, clocks } = await onOwnClocks(context, found, kind, rows);
  return new Map(
    rows.map((row, at) => [
      row.number,
      readCells(row, found, fields, clocks[at]!).flatMap(({ place, field, cell, reading }) => {
        if (asWritten.has(field.kind) || 'refused' in reading || reading.value === null) return [];
        const clock = clocks[at]!;
        const timeZone = typeof clock === 'string' ? clock : clock(field.name);
        const said = { ...words, called: new Map<string, string>(), timeZone };
        const zone = field.kind === 'moment' ? otherZone(timeZone, home, String(reading.value)) : '';
        const text = [valueInWords(reading.value, field, said, context.language), zone].filter(Boolean).join(' ');
        return text === cell.trim() ? [] : [{ column: place, text }];
      }),
    ]),
  );
}
