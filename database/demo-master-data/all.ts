import fs from 'node:fs';
import type { Demonstration } from './demonstration.ts';

const folder = new URL('./', import.meta.url);

/** Every `demonstration` of this folder. Nouns that refer to others are put in by the seed itself. */
export const demonstrations: readonly Demonstration[] = (
  await Promise.all(
    fs
      .readdirSync(folder)
      .toSorted()
      .map(
        (file) =>
          (file === 'all.ts' ? {} : import(new URL(file, folder).href)) as Promise<{ demonstration?: Demonstration }>,
      ),
  )
).flatMap(({ demonstration }) => demonstration ?? []);
