import { webModule } from '#platform/web/module.ts';
import { journalAccountPages, journalAccountScreens } from './index.ts';

export const journalAccountsModule = webModule({
  name: 'journal-accounts',
  screens: journalAccountScreens,
  recordPages: { journalAccounts: { title: 'journalAccounts', path: journalAccountPages.formPath } },
});
