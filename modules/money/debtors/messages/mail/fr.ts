import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementSubject: 'Relevé de {company} au {date}',
  statementIntro: 'Veuillez trouver ci-joint votre relevé au {date}. Le solde est de {amount}.',
  statementAsk: 'Dites-nous, s’il vous plaît, si quelque chose n’est pas exact.',
  friendlySubject: 'Rappel de {company} : {amount}',
  friendlyIntro: 'Ces factures sont échues : {invoices}. Leur total est de {amount}.',
  friendlyAsk:
    'Si vous avez payé entre-temps, merci. Sinon, veuillez payer dans les prochains jours en indiquant {reference}.',
  firmSubject: 'Deuxième relance de {company} : {amount}',
  firmIntro: 'Malgré notre rappel, ces factures restent impayées : {invoices}. Leur total est de {amount}.',
  firmAsk:
    'Veuillez payer sous sept jours en indiquant {reference}, ou dites-nous ce qui vous en empêche. Sinon, nous devrons peut-être arrêter vos chargements.',
};
