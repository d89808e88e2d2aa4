import type { ChoiceSource, FoundChoice } from '#platform/web/fields/choice-source.ts';
import { masterDesk } from '#platform/web/master-data/desk.ts';
import { client } from '#platform/web/rpc.ts';
import { profitCentres, profitCentreService } from '../contract.ts';
import { profitCentreTexts } from '../messages/index.ts';
import { profitCentrePages } from './index.ts';

export const profitCentreDesk = masterDesk(profitCentres, profitCentreService, profitCentreTexts, profitCentrePages);

const calls = client(profitCentreService);
type Person = Awaited<ReturnType<typeof calls.getProfitCentreManagers>>[number];
const choiceOf = ({ id, name, email }: Person): FoundChoice => ({ value: id, label: name, detail: email });

/** Colleagues who may answer for a centre. */
export const managerSource: ChoiceSource = {
  key: ['profitCentres', 'managers'],
  find: async (search, atMost, signal) =>
    (await calls.getProfitCentreManagers({ search, atMost }, { signal })).map(choiceOf),
  read: async (id, signal) => (await calls.getProfitCentreManagers({ id }, { signal })).map(choiceOf)[0],
};

type Account = Awaited<ReturnType<typeof calls.getJournalAccountChoices>>[number];
const accountChoice = ({ number, name }: Account): FoundChoice => ({ value: number, label: `${number} · ${name}` });

/** Accounts of the chart by their numbers, for centres and items. One that is not in it any more is shown as it stands. */
export const accountSource: ChoiceSource = {
  key: ['journalAccounts', 'numbers'],
  find: async (search, atMost, signal) =>
    (await calls.getJournalAccountChoices({ search, atMost }, { signal })).map(accountChoice),
  read: async (number, signal) =>
    (await calls.getJournalAccountChoices({ number }, { signal })).map(accountChoice)[0] ?? {
      value: number,
      label: number,
    },
};
