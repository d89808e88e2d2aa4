import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import type { CompanyPart } from './records/company-part.ts';
import { companyScreensWith, templateRight, templateScreens } from './index.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** What other modules say of a company, each behind a tab. */
    readonly companyParts: () => Promise<CompanyPart>;
  }
}

export const companiesModule = webModule({
  name: 'companies',
  screens: (all) => [
    ...companyScreensWith(() => Promise.all(all('companyParts').map((part) => part()))),
    screen({
      path: '/debtorFormSetting',
      title: 'templateSettings',
      needs: templateRight('getCompanyDebtorSetting'),
      component: templateScreens.settings,
    }),
  ],
  actions: [{ title: 'changeTerms', url: '/debtorFormSetting', needs: templateRight('getCompanyDebtorSetting') }],
});
