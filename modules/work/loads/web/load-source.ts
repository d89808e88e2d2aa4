import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { loads, loadsNoun } from './calls.ts';

/** Loads by their numbers, to be chosen in a form. */
export const loadSource: ChoiceSource = {
  key: [loadsNoun, 'choices'],
  find: async (search, pageSize, signal) =>
    (await loads.getLoads({ search, pageSize }, { signal })).rows.map(({ id, loadNumber, customerName }) => ({
      value: id,
      label: loadNumber,
      detail: customerName ?? undefined,
    })),
  read: async (id, signal) => {
    const { loadNumber, customerName } = await loads.getLoad({ id }, { signal });
    return { value: id, label: loadNumber, detail: customerName ?? undefined };
  },
};
