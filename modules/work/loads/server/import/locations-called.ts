import { sql } from 'kysely';
import type { FindCalled } from '#platform/server/find-called.ts';

/** Locations by their global location number (GS1, 13 digits), else as people call them: by code or name. */
export function locationsCalled(byCode: FindCalled | undefined): FindCalled {
  return async (context, texts) => {
    const { db, partition } = context;
    const found = new Map((await byCode?.(context, texts)) ?? []);
    const numbers = texts.filter((text) => !found.has(text) && /^\d{13}$/.test(text.trim()));
    if (numbers.length === 0) return found;
    const { rows } = await sql<{ gln: string; ids: string[] }>`
      select gln, array_agg(id::text) as ids from location
       where partition = ${partition} and gln = any (${numbers.map((text) => text.trim())}::text[]) group by gln`.execute(
      db,
    );
    const byNumber = new Map(rows.map(({ gln, ids }) => [gln, ids]));
    for (const text of numbers) {
      const ids = byNumber.get(text.trim());
      if (ids) found.set(text, ids);
    }
    return found;
  };
}
