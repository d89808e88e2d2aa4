import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownRun: 'Vous avez préparé vous-même ce traitement. Une deuxième personne doit en décider.',
  runAtWork: '{runNo} est encore en cours. Attendez la fin.',
  runBlocked:
    '{count} clients n’ont pas de prix du carburant pour ce jour. Saisissez le prix et recalculez, ou excluez-les.',
  runChangesNothing:
    'Ce traitement ne change rien pour personne. Saisissez d’abord un prix du carburant ou choisissez un autre jour.',
  runStopped: 'Le travail s’est arrêté et ne reprend plus seul. Relancez-le ; ce qui est fait ne sera pas répété.',
  runPriceMissing: 'Aucun prix du carburant n’a été saisi pour ce jour.',
  runOtherRate: 'Un autre tarif s’applique désormais au chargement. Recalculez-le sur sa page.',
  runOtherPrice: 'Plus que le carburant changerait. Recalculez le chargement sur sa page.',
  runTyped: 'Quelqu’un a saisi le prix.',
  runInvoiced: 'Il est facturé, ou sur le point de l’être.',
  runLoadChanged: 'Il n’est plus tel qu’à l’approbation du traitement.',
  runCustomerLeftOut: 'Le client est exclu du traitement.',
};
