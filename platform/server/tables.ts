import type { SelectType } from 'kysely';

/**
 * The tables as Kysely sees them. Each module adds its own by declaration merging: the row is that of the catalogue
 * (`table-rows.ts` beside it, made by `npm run generate`), and what the catalogue cannot know is said in `Narrowed`.
 *
 * `declare module '#platform/server/tables.ts' { interface Tables { supplier: Rows['supplier'] } }`
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Tables {}

/** A value of a `jsonb` column, before a module says what it is. */
export type Json = NonNullable<unknown>;

/** Says why a narrowing is refused; no column is of this type. */
interface Refused<Why extends string> {
  readonly refused: Why;
}

type Narrower<Column, Row> =
  NonNullable<SelectType<Column>> extends NonNullable<SelectType<Row>>
    ? null extends SelectType<Row>
      ? null extends SelectType<Column>
        ? unknown
        : Refused<'the column may be null'>
      : unknown
    : Refused<'the column holds other values'>;

/**
 * A row of the catalogue with narrower types for some of its columns: the states of a machine, the shape of a `jsonb`. A
 * column that the table does not have, holds other values in, or leaves empty sometimes, does not compile.
 */
export type Narrowed<
  Row,
  Columns extends {
    readonly [Name in keyof Columns]: Name extends keyof Row
      ? Narrower<Columns[Name], Row[Name]>
      : Refused<'no such column'>;
  },
> = Omit<Row, keyof Columns> & Columns;
