import type { CompiledQuery, Compilable } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a value while the query is put together; no value that anybody asks for looks like it. */
const place = (index: number) => `\u0000value ${index}\u0000`;

/**
 * A query that is put together and written as SQL once, and sent with other values from then on: for what is asked all day.
 * Its shape must not depend on the values, which are texts.
 */
export function compiledOnce<Row, Values extends readonly string[]>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    compiled ??= build(db, ...(values.map((_, index) => place(index)) as readonly string[] as Values)).compile();
    const places = values.map((_, index) => place(index));
    const parameters = compiled.parameters.map((parameter) => {
      const index = places.indexOf(parameter as string);
      return index < 0 ? parameter : values[index];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
