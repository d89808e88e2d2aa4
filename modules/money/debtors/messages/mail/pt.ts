import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementSubject: 'Extrato de {company} em {date}',
  statementIntro: 'Segue em anexo o seu extrato em {date}. O saldo é de {amount}.',
  statementAsk: 'Informe-nos, por favor, se algo não estiver correto.',
  friendlySubject: 'Lembrete de {company}: {amount}',
  friendlyIntro: 'Estas faturas já venceram: {invoices}. No total são {amount}.',
  friendlyAsk:
    'Se já pagou entretanto, obrigado. Caso contrário, pague por favor nos próximos dias e indique {reference}.',
  firmSubject: 'Segundo aviso de {company}: {amount}',
  firmIntro: 'Apesar do nosso lembrete, estas faturas continuam por pagar: {invoices}. No total são {amount}.',
  firmAsk:
    'Pague por favor no prazo de sete dias e indique {reference}, ou diga-nos o que o impede. Caso contrário, poderemos ter de parar as suas cargas.',
};
