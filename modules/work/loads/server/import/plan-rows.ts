import type { ImportedValues, RowField } from '#platform/server/import-kind.ts';
import { goodsColumnsOfFile, loadColumnsOfFile } from '#modules/work/loads/import-fields.ts';

type Row = ImportedValues;

/** Columns of a plan that say one end of a trip, by the columns of a stop that they stand for. */
const ends = {
  pickup: { stopLocationId: 'pickupLocationId', windowStart: 'pickupStart' },
  delivery: { stopLocationId: 'deliveryLocationId', windowStart: 'deliveryStart' },
} as const;
type End = keyof typeof ends;

/** A row as the importer takes it: of a plan, one end of a row. */
export interface PlanRow {
  readonly values: Row;
  /** The row of the file. */
  readonly row: number;
  /** The end that it is, of a row that says both. */
  readonly end?: End;
}

/** Rows of a plan that say both ends of a trip are two rows, one of each stop; mass in tonnes is kilograms. Others stay as they are. */
export function planRows(rows: readonly Row[]): readonly PlanRow[] {
  return rows.flatMap((said, row): readonly PlanRow[] => {
    const values = inKilograms(said);
    const isPair = Object.values(ends).some((columns) => Object.values(columns).some((name) => name in said));
    if (!isPair) return [{ values, row }];
    const common = pick(
      values,
      [...loadColumnsOfFile, ...goodsColumnsOfFile].map(({ name }) => name),
    );
    return (['pickup', 'delivery'] as const).map((end) => ({
      row,
      end,
      values: { ...common, stopType: end, ...renamed(said, ends[end]) },
    }));
  });
}

/** The cell of the file that says what stands in a cell of such a row. */
export function cellOf(rows: readonly PlanRow[], { row, field }: RowField): RowField {
  const { row: at = row, end } = rows[row] ?? {};
  const names: Readonly<Record<string, string>> = end ? { ...ends[end], stopType: ends[end].stopLocationId } : {};
  return { row: at, field: names[field] ?? field };
}

function inKilograms({ massTonnes, ...values }: Row): Row {
  if (typeof massTonnes !== 'number' || 'massKg' in values) return values;
  return { ...values, massKg: Math.round(massTonnes * 10_000) / 10 };
}

const pick = (values: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
const renamed = (values: Row, columns: Readonly<Record<string, string>>): Row =>
  Object.fromEntries(Object.entries(columns).flatMap(([name, from]) => (from in values ? [[name, values[from]]] : [])));
