import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  incidentInFuture: 'Hierdie tyd is in die toekoms.',
  incidentMergeOther: 'Kies ’n ander voorval van dieselfde maatskappy wat nie self saamgevoeg is nie.',
  incidentActionsOpen: 'Aksies is nog oop. Merk hulle eers as afgehandel.',
  incidentClaimOpen: '’n Eis is nog oop. Vereffen, verwerp of trek dit eers terug.',
  incidentPoliceMissing: 'Die polisie se saaknommer of die dag van aanmelding ontbreek. Voeg albei eers by.',
  incidentCauseMissing: 'Die grondoorsaak ontbreek. Voeg dit eers by.',
  incidentPreventableMissing: 'Sê eers of die ongeluk voorkombaar, nie voorkombaar of nie besluit is nie.',
  incidentNominationOpen: 'Die bestuurder is nog nie benoem nie. Dien die benoeming in, of sê dat geen nodig is nie.',
};
