import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  signInRefused: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  usernameEmpty: 'Le nom d’utilisateur ne peut pas être vide.',
  resetNotUsable: 'Ce lien ou ce code de réinitialisation n’est plus valable. Demandez-en un nouveau.',
  passwordTooWeak:
    'Le mot de passe doit comporter au moins 8 caractères, 1 caractère spécial, 1 chiffre, 1 majuscule et 1 minuscule.',
  passwordGuessable: 'Ce mot de passe est facile à deviner. Choisissez-en un autre.',
  accountTaken: 'Cette adresse a déjà un compte. Une adresse, un compte.',
  roleRequired: 'Choisissez au moins un rôle.',
  supplierNotExpected: 'Seul un utilisateur d’un fournisseur est lié à celui-ci.',
  roleNameTaken: 'Un rôle porte déjà ce nom.',
  roleInUse: {
    one: '{count} personne a encore ce rôle. Donnez-lui-en d’abord un autre.',
    other: '{count} personnes ont encore ce rôle. Donnez-leur-en d’abord un autre.',
  },
  unknownRight: 'Le droit « {authorisation} » n’existe pas.',
  grantsMoreThanOwn: 'Vous ne pouvez pas donner des droits que vous n’avez pas. Adressez-vous à qui gère les rôles.',
  holdsMoreThanOwn: 'Cette personne a des droits que vous n’avez pas. Adressez-vous à qui gère les rôles.',
  reachesFurtherThanOwn:
    'Ce rôle va plus loin que le vôtre : plus d’enregistrements ou des montants plus élevés. Adressez-vous à une personne qui gère les rôles.',
  scopeEmpty: 'Choisissez-en au moins un, ou laissez le rôle tout voir.',
  scopeOfSupplierUsers:
    'Les utilisateurs d’un fournisseur ne voient que ce fournisseur ; leurs rôles n’ont pas d’autre limite.',
  ownRights: 'Cela vous retirerait des droits à vous-même. Demandez à un autre administrateur.',
  ownAccount: 'Vous ne pouvez pas faire cela avec votre propre compte. Demandez à un autre administrateur.',
  lastAdministrator: 'Plus personne ne pourrait modifier les rôles. Nommez d’abord un autre administrateur.',
  passwordWrong: 'Ce n’est pas votre mot de passe.',
  secondFactorRequired: 'Confirmez que c’est vous avec votre second facteur.',
  secondFactorWrong: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  secondFactorNeeded: 'Un de vos rôles exige un second facteur. Configurez-en un autre avant de supprimer celui-ci.',
  challengeExpired: 'Cette connexion a pris trop de temps. Recommencez avec votre mot de passe.',
  passkeyRefused: 'La clé d’accès n’a pas pu être enregistrée. Réessayez ou utilisez un autre appareil.',
  passkeyWrong: 'Cette clé d’accès n’a pas été acceptée. Réessayez ou choisissez un autre moyen.',
  confirmationNeeded: 'Confirmez avec votre second facteur que c’est bien vous.',
  confirmationExpired: 'Cela a pris trop de temps ou a été essayé trop souvent. Fermez la fenêtre et recommencez.',
};
