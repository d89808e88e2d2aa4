import { serverModule } from '#platform/server/module.ts';
import { companyFailureTexts } from '../messages/failures/index.ts';
import { templateFailureTexts } from '../messages/template-failures/index.ts';
import { companiesDescribed } from './described/companies.ts';
import { templatesDescribed } from './described/templates.ts';
import { serveLogos } from './logo.ts';
import { companyHistory, companyOperations } from './operations.ts';
import type { MessageSource } from './templates/messages.ts';
import { templateOperations } from './templates/operations.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** Mails and SMS that a company may put into its own words. */
    readonly messages: MessageSource;
  }
}

export const companiesModule = serverModule({
  name: 'companies',
  operations: (product) => [companyOperations, templateOperations(product.all('messages'))],
  described: [companiesDescribed, templatesDescribed],
  failureTexts: [templateFailureTexts, companyFailureTexts],
  histories: [{ noun: 'company', ...companyHistory }],
  channels: [{ channel: 'companies', right: ['tripDirector.getCompanies', 'tripDirector.getCompanyDebtorSetting'] }],
  routes: [serveLogos],
  menu: [
    {
      group: 'Settings',
      place: 10,
      title: 'Companies',
      url: '/viewCompanies/1',
      permission: 'tripDirector.getCompanies',
    },
    {
      group: 'Settings',
      place: 20,
      title: 'Template Settings',
      url: '/debtorFormSetting',
      permission: 'tripDirector.getCompanyDebtorSetting',
    },
  ],
});
