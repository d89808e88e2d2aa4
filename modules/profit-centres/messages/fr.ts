import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  profitCentres: 'Centres de profit',
  newProfitCentre: 'Nouveau centre de profit',
  profitCentre: 'Centre de profit {code}',
  empty: 'Là où produits et charges sont comptés : lignes, groupes de clients, dépôts, flottes.',
  codeHelp: 'Ne peut plus être modifié une fois le centre utilisé.',
  type: 'Type',
  type_lane: 'Ligne',
  type_customerGroup: 'Groupe de clients',
  type_depot: 'Dépôt',
  type_fleet: 'Flotte',
  type_admin: 'Administration',
  parentId: 'Fait partie de',
  parentHelp: 'Ses chiffres comprennent ceux de ce centre.',
  manager: 'Responsable',
  figures: 'Budget et période',
  currency: 'Devise',
  monthlyBudget: 'Budget par mois',
  activeFrom: 'Utilisé à partir du',
  activeTo: 'Utilisé jusqu’au',
};
