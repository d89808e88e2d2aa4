import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  creditChangeOpen:
    'Hierdie kliënt het reeds ’n kredietlimietverandering wat loop. Handel dit eers af of kanselleer dit.',
  customerWithoutCredit: 'Slegs ’n aktiewe kliënt het ’n kredietlimiet wat verander kan word.',
  ownCreditProposal: 'Jy het hierdie limiet self voorgestel of verander. ’n Tweede persoon moet besluit.',
  creditNotHigher: '’n Verhoging moet bo die huidige limiet wees.',
  creditNotLower: '’n Verlaging moet onder die huidige limiet wees.',
  creditUnchanged: 'Dit is die huidige limiet.',
  insuredAboveLimit: 'Die versekerde deel kan nie meer as die nuwe limiet wees nie.',
  effectiveInPast: 'Kies vandag of ’n latere dag.',
  endBeforeStart: 'Die laaste dag kan nie voor die eerste wees nie.',
  endOfTemporaryOnly: 'Slegs ’n tydelike limiet het ’n laaste dag.',
  reviewBeforeStart: 'Die hersiening moet ná die begindag van die limiet wees.',
};
