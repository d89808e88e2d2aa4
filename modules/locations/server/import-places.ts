import type { ImportKind } from '#platform/server/import-kind.ts';
import { placeCheck } from '#modules/lookups/server/index.ts';

/** Of the rows of a file, those whose town lies in another region, or whose region in another country. */
export const refuseImportedPlaces: NonNullable<ImportKind['refusals']> = async (context, rows) => {
  const problemOf = await placeCheck(context);
  return rows.map(({ values }) => {
    const [country, region, city] = [values['country'], values['region'], values['city']].map(String) as [
      string,
      string,
      string,
    ];
    const problem = problemOf({ country, region, city });
    return problem && { [problem.field]: { code: problem.code, details: problem.details } };
  });
};
