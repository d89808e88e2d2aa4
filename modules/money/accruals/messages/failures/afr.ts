import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  accrualNothing: 'Niks bly in hierdie maand oor om te laat oploop nie.',
  accrualExists: '{number} laat hierdie maand reeds oploop.',
  accrualOfMonths: 'Aanpassingsinskrywings loop nie op nie. Kies ’n maand.',
  accrualAccountsMissing:
    'Geen rekeninge is vir toevallings gestel nie. Kies by joernaalrekeninge een vir opgelope inkomste en een vir opgelope koste.',
};
