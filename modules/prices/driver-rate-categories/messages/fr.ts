import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nouvelle catégorie de tarifs de chauffeurs',
  empty: 'Les catégories regroupent les chauffeurs payés de la même façon. Les tarifs se fixent par catégorie.',
  basis: 'Selon',
  basis_vehicleClass: 'Classe de véhicule',
  basis_councilGrade: 'Échelon de la branche',
  basis_experience: 'Expérience',
  basis_crossBorder: 'Travail transfrontalier',
  pay: 'Paie d’un voyage',
  minimumPerTrip: 'Minimum par voyage',
  minimumPerTripHelp: 'Un voyage qui rapporte moins est payé ce montant. Laissez 0 s’il n’y a pas de minimum.',
  coDriverShare: 'Part du second chauffeur',
  coDriverShareHelp: 'Pourcentage de la paie du voyage. Le chauffeur reçoit le reste.',
  notes: 'Notes',
  versions: 'Versions',
};
