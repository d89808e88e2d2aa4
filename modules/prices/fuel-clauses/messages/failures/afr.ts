import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fourDecimals: 'Voer ’n getal met hoogstens vier desimale in.',
  clauseForTwo: 'Kies óf ’n kliënt óf ’n verskaffer, nie albei nie.',
  basePriceMissing: 'Voer die brandstofprys in waarby die tarief ooreengekom is. Elke verandering tel daarvandaan.',
  manualValueMissing: 'Voer die persentasie, of die bedrag vir een eenheid, in wat die klousule byvoeg.',
  capBelowFloor: 'Die plafon mag nie onder die vloer wees nie.',
  clauseInUse: 'Tariewe gebruik hierdie klousule, daarom word dit nie gewysig nie. Vra ’n nuwe weergawe vanaf ’n dag.',
  clauseBasisFixed: 'Tariewe gebruik hierdie klousule. Vir ’n ander dag, voeg ’n ander klousule by.',
  versionInPast: 'Kies vandag of ’n latere dag. Wat voorheen gehef is, bly soos dit was.',
  versionTheSame: 'Dit is wat die klousule reeds sê. Verander ten minste een waarde.',
  versionWaits:
    '’n Nuwe weergawe van hierdie klousule wag reeds op goedkeuring. Besluit daaroor of kanselleer dit eers.',
  ownClause: 'Jy het self hierdie weergawe aangevra. ’n Tweede persoon moet besluit.',
  versionDayPassed: 'Die eerste dag daarvan is verby. Keur dit af en laat vir ’n weergawe vanaf vandag of later vra.',
  clausePartyFixed: 'Tariewe gebruik hierdie klousule. Voeg vir ’n ander party ’n ander klousule by.',
};
