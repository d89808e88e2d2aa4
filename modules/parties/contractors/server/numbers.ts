import { numbersOnFile } from '#modules/parties/parties/numbers.ts';
import type { NumberedParty } from '#modules/parties/parties/server/index.ts';
import { contractorDirectorNames } from '../rules.ts';
import { applicationOf } from './application-details.ts';
import { getContractor } from './queries.ts';

/** The numbers of a contractor, which its record shows masked. */
export const contractorNumbers: NumberedParty = {
  noun: 'contractor',
  reads: 'tripDirector.getSubbieApplication',
  async numbers(context, id) {
    const stored = await getContractor(context.db, context.partition, id);
    return numbersOnFile(applicationOf(stored, context.app.sealer), contractorDirectorNames);
  },
};
