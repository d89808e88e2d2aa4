import { z } from 'zod';
import { masterCode } from '#platform/master-data.ts';
import { rateChecked } from '#modules/prices/rates/fields.ts';
import { rateLife } from '#modules/prices/rates/status.ts';

/** A rate of a file: the form's own fields and rules. It is found by its code, so that it must have one. */
export const importedRate = rateChecked.safeExtend({
  code: masterCode(30),
  /** Where its newest version stands; no file sets it. */
  status: z.enum(rateLife.states).default('DRAFT'),
});
export type ImportedRate = z.output<typeof importedRate>;
