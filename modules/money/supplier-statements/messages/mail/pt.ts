import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invoiceSubject: 'Envie a sua fatura a {client}',
  invoiceText: {
    one: '{client} aguarda a sua fatura de {count} carga entregue.',
    other: '{client} aguarda as suas faturas de {count} cargas entregues.',
  },
  invoiceHow:
    'Abra a página abaixo no telemóvel. Fotografe a fatura, introduza o número e o total, e escolha as cargas.',
  invoiceAction: 'Enviar uma fatura',
  statementSubject: '{client}: extrato de {from} a {to}',
  statementText: {
    one: '{client} listou o que lhe deve por {count} carga entregue de {from} a {to}.',
    other: '{client} listou o que lhe deve por {count} cargas entregues de {from} a {to}.',
  },
  statementHow: 'Abra a página abaixo. Diga para cada carga se está certa e envie a sua fatura com o número.',
  statementAction: 'Responder ao extrato',
};
