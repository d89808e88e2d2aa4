import type { OutputOf } from '#platform/operation.ts';
import type { ChoiceSource, FoundChoice } from '#platform/web/fields/choice-source.ts';
import type { customerService } from '../contract.ts';
import { customers, customersNoun } from './calls.ts';

type Option = OutputOf<(typeof customerService)['operations']['getAllShippers']>[number];
const choiceOf = ({ id, registeredName, accountNumber }: Option): FoundChoice => ({
  value: id,
  label: registeredName,
  detail: accountNumber,
});

/** Customers to choose from, searched for by the server. */
export const customerSource: ChoiceSource = {
  key: [customersNoun, 'searched'],
  find: async (search, atMost, signal) =>
    (await customers.getAllShippers({ search, atMost }, { signal })).map(choiceOf),
  read: async (id, signal) => (await customers.getAllShippers({ id }, { signal })).map(choiceOf)[0],
};
