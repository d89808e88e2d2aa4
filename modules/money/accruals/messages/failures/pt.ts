import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  accrualNothing: 'Nada resta por acrescer neste mês.',
  accrualExists: '{number} já acresce este mês.',
  accrualOfMonths: 'Os lançamentos de ajuste não são acrescidos. Escolha um mês.',
  accrualAccountsMissing:
    'Não há contas definidas para acréscimos. Nas contas do razão, escolha uma para proveitos a receber e outra para custos a pagar.',
};
