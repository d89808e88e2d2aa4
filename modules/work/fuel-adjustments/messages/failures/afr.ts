import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownRun: 'Jy het hierdie lopie self voorberei. ’n Tweede persoon moet daaroor besluit.',
  runAtWork: 'Daar word nog aan {runNo} gewerk. Wag totdat dit klaar is.',
  runBlocked:
    '{count} kliënte het geen brandstofprys vir die dag nie. Voer die prys in en bereken weer, of laat hulle uit.',
  runChangesNothing:
    'Hierdie lopie verander vir niemand iets nie. Voer eers ’n brandstofprys in, of kies ’n ander dag.',
  runStopped:
    'Die werk het gestop en gaan nie meer vanself aan nie. Begin dit weer; wat klaar is, word nie herhaal nie.',
  runPriceMissing: 'Geen brandstofprys is vir die dag ingevoer nie.',
  runOtherRate: '’n Ander tarief geld nou vir die vrag. Prys dit weer op sy bladsy.',
  runOtherPrice: 'Meer as brandstof sou verander. Prys die vrag weer op sy bladsy.',
  runTyped: 'Iemand het die prys ingetik.',
  runInvoiced: 'Dit is gefaktureer, of word dit nou.',
  runLoadChanged: 'Dit is nie meer soos toe die lopie goedgekeur is nie.',
  runCustomerLeftOut: 'Die kliënt is uit die lopie gelaat.',
};
