import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { journalAccountService } from '../contract.ts';

export const journalAccountPages = masterPages('/journalaccounts', '/journalaccounts/$id');

export const journalAccountScreens = masterScreens(journalAccountPages, {
  needs: rightOf<typeof journalAccountService>('tripDirector', 'getJournalAccounts'),
  list: ['journalAccounts', async () => (await import('./JournalAccountList.tsx')).JournalAccountList],
  form: ['journalAccount', async () => (await import('./JournalAccountForm.tsx')).JournalAccountForm],
});
