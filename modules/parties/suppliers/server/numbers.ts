import { refuseForeignSupplier } from '#modules/base/access/server/index.ts';
import { directorNames, numbersOnFile } from '#modules/parties/parties/numbers.ts';
import type { NumberedParty } from '#modules/parties/parties/server/index.ts';

import { detailOf } from './supplier-details.ts';
import { getSupplier } from './queries.ts';

/** The numbers of a supplier, which its record shows masked. */
export const supplierNumbers: NumberedParty = {
  noun: 'supplier',
  reads: 'tripDirector.getCarrier',
  async numbers(context, id) {
    await refuseForeignSupplier(context, id);
    const stored = await getSupplier(context.db, context.partition, id);
    return numbersOnFile(detailOf(stored, context.app.sealer), directorNames);
  },
};
