import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';

const parties = [customerSource, supplierSource, masterChoices(driverDesk)] as const;

/** Whoever may not see drivers still finds customers. */
const unlessRefused = async <Found>(found: Promise<Found>, otherwise: Found): Promise<Found> => {
  try {
    return await found;
  } catch {
    return otherwise;
  }
};

/** Customers, suppliers and drivers: whom a line names. */
export const partySource: ChoiceSource = {
  key: ['ledger', 'parties'],
  find: async (search, atMost, signal) => {
    const found = await Promise.all(parties.map((source) => unlessRefused(source.find(search, atMost, signal), [])));
    return found.flat().slice(0, atMost);
  },
  read: async (id, signal) => {
    const found = await Promise.all(parties.map((source) => unlessRefused(source.read(id, signal), undefined)));
    return found.find((each) => each !== undefined);
  },
};
