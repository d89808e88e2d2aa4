import { masterDesk } from '#platform/web/master-data/desk.ts';
import { journalAccounts, journalAccountService } from '../contract.ts';
import { journalAccountTexts } from '../messages/index.ts';
import { journalAccountPages } from './index.ts';

export const journalAccountDesk = masterDesk(
  journalAccounts,
  journalAccountService,
  journalAccountTexts,
  journalAccountPages,
);
