import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  incidentInFuture: 'Cette heure est dans le futur.',
  incidentMergeOther: 'Choisissez un autre incident de la même société qui n’a pas été fusionné lui-même.',
  incidentActionsOpen: 'Des actions sont encore ouvertes. Marquez-les d’abord comme faites.',
  incidentClaimOpen: 'Une réclamation est encore ouverte. Réglez-la, rejetez-la ou retirez-la d’abord.',
  incidentPoliceMissing:
    'Le numéro du dossier de police ou le jour de la déclaration manque. Ajoutez d’abord les deux.',
  incidentCauseMissing: 'La cause première manque. Ajoutez-la d’abord.',
  incidentPreventableMissing: 'Indiquez d’abord si l’accident était évitable, non évitable ou non décidé.',
  incidentNominationOpen:
    'Le conducteur n’est pas encore désigné. Déposez la désignation, ou indiquez qu’aucune n’est nécessaire.',
};
