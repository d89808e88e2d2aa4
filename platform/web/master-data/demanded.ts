import type { MasterData } from '#platform/master-data.ts';
import type { Column } from '../list/columns.ts';

/**
 * The columns of a list with those that an import of the noun demands: what a list does not show is there all the same,
 * hidden, and goes into every file. A reference is left to the list itself, which knows the name of its record.
 */
export function withDemanded<Row>(
  data: MasterData,
  own: readonly Column<Row, never>[],
  made: (field: string) => Column<Row, never>,
): readonly Column<Row, never>[] {
  const demanded = Object.entries(data.fields.shape)
    .filter(([, field]) => !(field as { safeParse(value: unknown): { success: boolean } }).safeParse(undefined).success)
    .map(([name]) => name)
    .filter((name) => name !== data.code && name !== data.name && !name.endsWith('Id'));
  const missing = demanded.filter((name) => !own.some(({ id }) => id === name));
  return [
    ...own.map((column) => (demanded.includes(column.id) ? { ...column, inFiles: true as const } : column)),
    ...missing.map((name) => ({ ...made(name), hiddenByDefault: true, inFiles: true as const })),
  ];
}
