import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  payPeriodTooLong: '’n Tydperk het hoogstens 62 dae. Kies ’n vroeër laaste dag.',
  payDayBeforePeriod: 'Kies ’n betaaldag op of ná die eerste dag van die tydperk.',
  payPeriodTaken: '{number} betaal reeds sommige van hierdie dae. Begin ná die laaste dag daarvan, {date}.',
  payPeriodAhead: 'Die tydperk eindig meer as 31 dae van nou af. Kies ’n vroeër laaste dag.',
  payStillGathering: 'Die lyne word nog versamel. Wag ’n oomblik en probeer weer.',
  payRunEmpty: 'Niemand word deur hierdie lopie betaal nie. Versamel die lyne weer, of vee dit uit.',
  ownPayRun: 'Jy het hierdie lopie self voorberei of ingedien. ’n Tweede persoon moet daaroor besluit.',
  payUnitDecimals: 'Voer ’n getal met hoogstens drie desimale in.',
  payComponentTwice: 'Elke komponent kan een keer getik word. Hou een van die twee.',
  payNotProved: 'Drywers word vir ’n vrag betaal sodra dit afgelewer is en die bewys aanvaar of kwytgeskeld is.',
  payNoDriver:
    'Geen bestuurder van die maatskappy het hierdie vrag gery nie, dus word niemand hier daarvoor betaal nie.',
  payNotPaidHere: 'Hierdie bestuurder ry vir ’n verskaffer, wat die bestuurder betaal.',
  payCategoryUnknown: 'Hierdie kategorie bestaan nie. Kies een uit die lys.',
  payTermEmpty: 'Kies ’n kategorie, ’n graad, of albei.',
  payBelowZero:
    'Drywers wat minder as niks sou kry: {count}. Wat hulle skuld, word na hul volgende betaallopies oorgedra. Sê in die kommentaar waarom, of stuur die lopie terug.',
  payTermPaid:
    'Dae is daarvolgens betaal. Voeg liewer ’n reëling vanaf dieselfde dag by, waarmee ’n tweede persoon instem.',
  payNotApproved: 'State word gepos sodra die lopie goedgekeur is.',
  payAccountsMissing:
    'Geen rekeninge is vir bestuurdersbetaling gestel nie. Kies by joernaalrekeninge een vir die koste en een vir wat aan bestuurders geskuld word.',
};
