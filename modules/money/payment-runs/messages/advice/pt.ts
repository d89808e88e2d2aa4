import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Aviso de pagamento',
  from: 'Pago por',
  to: 'Pago a',
  number: 'O nosso número',
  day: 'Dia do pagamento',
  account: 'Na conta',
  accountEnd: '{bank}, terminada em {end}',
  document: 'O seu documento',
  due: 'Vencimento',
  amount: 'Montante',
  creditNote: 'nota de crédito',
  taken: 'deduzido, {kind}',
  total: 'Pago',
  page: 'Página {page} de {pages}',
};
