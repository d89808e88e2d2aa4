import type { ImportKind } from '#platform/server/import-kind.ts';
import { placeProblem } from '#modules/lookups/server/index.ts';
import type { LocationFields } from '../contract.ts';

/** Of the rows of a file, those whose town lies in another region, or whose region in another country. */
export const refuseImportedPlaces: NonNullable<ImportKind['refusals']> = (context, rows) =>
  Promise.all(
    rows.map(async ({ values }) => {
      const problem = await placeProblem(context, values as LocationFields);
      return problem && { [problem.field]: { code: problem.code, details: problem.details } };
    }),
  );
