import { webModule } from '#platform/web/module.ts';

export const bankModule = webModule({
  name: 'bank',
  companyParts: [async () => (await import('./company-bank-part.ts')).companyBankPart],
});
