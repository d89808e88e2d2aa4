import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invoiceSubject: 'Fatura {number} de {company}',
  invoiceIntro: 'Segue em anexo a fatura {number} de {amount}.',
  creditNoteSubject: 'Nota de crédito {number} de {company}',
  creditNoteIntro: 'Segue em anexo a nota de crédito {number} de {amount}.',
  debitNoteSubject: 'Nota de débito {number} de {company}',
  debitNoteIntro: 'Segue em anexo a nota de débito {number} de {amount}.',
  payBy: 'Pague até {date} e indique {number}.',
  linkOfInvoice:
    'Em linha vê o que está por pagar, descarrega as provas de entrega e diz-nos se uma linha não está certa.',
  linkOfNote: 'Em linha vê-a com as suas cargas e provas de entrega.',
  linkUntil: 'A página funciona até {date}. Abre com um código que enviamos para o número terminado em {mobile}.',
  linkAction: 'Abrir em linha',
  reminderSubject: 'Cargas suas à espera de faturação: {count}',
  reminderIntro: 'Estas cargas foram entregues e ainda não podem ser faturadas, porque falta algo: {loads}.',
  reminderAsk: 'Acrescente o que falta, para que o cliente seja faturado a tempo.',
  reminderOpen: 'Ver o que falta',
};
