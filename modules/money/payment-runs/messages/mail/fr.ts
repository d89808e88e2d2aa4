import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  remittanceSubject: '{company} : paiement de {amount}',
  remittanceIntro:
    '{company} vous a payé {amount} le {date} sur votre compte auprès de {bank} se terminant par {end}. Notre numéro est {number}. Ce paiement règle ces documents :',
  remittanceMore: 'Autres documents : {count}. L’avis joint les énumère tous.',
  remittanceAsk: 'Si quelque chose n’est pas juste, répondez à ce courriel.',
  remittanceTaken: '{number}, déduit, {kind} : {amount} ({reason})',
  deduction_damage: 'avarie',
  deduction_short: 'manquant',
  deduction_advanceFuel: 'avance de carburant',
  deduction_advanceCash: 'avance en espèces',
  deduction_disputed: 'en litige',
  deduction_other: 'autre',
};
