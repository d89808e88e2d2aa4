import { directorNames, numbersOnFile } from '#modules/parties/parties/numbers.ts';
import type { NumberedParty } from '#modules/parties/parties/server/index.ts';

import { detailOf } from './details.ts';
import { getCustomer } from './queries.ts';

/** The numbers of a customer, which its record shows masked. */
export const customerNumbers: NumberedParty = {
  noun: 'customer',
  reads: 'tripDirector.getShipper',
  async numbers(context, id) {
    const stored = await getCustomer(context.db, context.partition, id);
    return numbersOnFile(detailOf(stored, context.app.sealer), directorNames);
  },
};
