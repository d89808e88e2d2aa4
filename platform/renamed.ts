type Names = Readonly<Record<string, string>>;

/** What a renamed object holds: under each new name the value of the old one. */
export type Renamed<From, Table extends Names> = {
  -readonly [Name in keyof Table & keyof From as Table[Name]]: From[Name];
};

/** What the object held before it was renamed. */
export type NamedBack<Row, Table extends Names> = {
  -readonly [Name in keyof Table]: Table[Name] extends keyof Row ? Row[Table[Name]] : never;
};

/**
 * One table of names for values that are called one thing on the wire and another in their column: field → column. A field or
 * a column that does not exist does not compile.
 */
export function renaming<const Table extends Names>(table: Table) {
  const pairs = Object.entries(table);
  return {
    /** The column of each field. */
    names: table,
    /** Fields under the names of their columns. */
    columns: <From extends { readonly [Name in keyof Table]: unknown }>(from: From) =>
      Object.fromEntries(
        pairs.map(([field, column]) => [column, (from as Readonly<Record<string, unknown>>)[field]]),
      ) as Renamed<From, Table>,
    /** Columns under the names of their fields. */
    fields: <Row extends { readonly [Column in Table[keyof Table]]: unknown }>(row: Row) =>
      Object.fromEntries(
        pairs.map(([field, column]) => [field, (row as Readonly<Record<string, unknown>>)[column]]),
      ) as NamedBack<Row, Table>,
  };
}

/** The same names with each value made another: decimals are numbers on the wire and text in their column. */
export function eachValue<From extends object, To>(
  from: From,
  make: (value: From[keyof From]) => To,
): { -readonly [Name in keyof From]: To } {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, make(value as From[keyof From])])) as {
    -readonly [Name in keyof From]: To;
  };
}
