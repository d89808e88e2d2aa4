import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  profitCentres: 'Winssentrums',
  newProfitCentre: 'Nuwe winssentrum',
  profitCentre: 'Winssentrum {code}',
  empty: 'Waar inkomste en koste getel word: roetes, kliëntegroepe, depots, vlote.',
  codeHelp: 'Kan nie verander word sodra die sentrum gebruik word nie.',
  type: 'Soort',
  type_lane: 'Roete',
  type_customerGroup: 'Kliëntegroep',
  type_depot: 'Depot',
  type_fleet: 'Vloot',
  type_admin: 'Administrasie',
  parentId: 'Deel van',
  parentHelp: 'Sy syfers sluit dié van hierdie sentrum in.',
  manager: 'Bestuurder',
  figures: 'Begroting en tydperk',
  currency: 'Geldeenheid',
  monthlyBudget: 'Begroting per maand',
  activeFrom: 'Gebruik vanaf',
  activeTo: 'Gebruik tot',
};
