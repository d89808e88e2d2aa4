import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  creditChangeOpen:
    'Une modification du plafond de crédit de ce client est déjà en cours. Terminez-la ou annulez-la d’abord.',
  customerWithoutCredit: 'Seul un client actif a un plafond de crédit qui peut être modifié.',
  ownCreditProposal: 'Vous avez vous-même proposé ou modifié ce plafond. Une deuxième personne doit décider.',
  creditNotHigher: 'Une augmentation doit dépasser le plafond actuel.',
  creditNotLower: 'Une baisse doit être inférieure au plafond actuel.',
  creditUnchanged: 'C’est le plafond actuel.',
  insuredAboveLimit: 'La part assurée ne peut pas dépasser le nouveau plafond.',
  effectiveInPast: 'Choisissez aujourd’hui ou un jour ultérieur.',
  endBeforeStart: 'Le dernier jour ne peut pas précéder le premier.',
  endOfTemporaryOnly: 'Seul un plafond temporaire a un dernier jour.',
  reviewBeforeStart: 'La révision doit avoir lieu après le jour où le plafond prend effet.',
};
