import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  registrationNumber: 'Une immatriculation compte 2 à 10 lettres et chiffres.',
  vinFormat: 'Un VIN compte 17 lettres et chiffres, sans I, O ni Q. Seuls les véhicules d’avant 1981 en ont d’autres.',
  ownershipOfSupplier: 'Le véhicule d’un fournisseur appartient au fournisseur.',
  gvmBelowTare: 'Le poids total du véhicule doit dépasser la tare.',
  gcmBelowGvm: 'Le poids total roulant ne peut être inférieur au poids total du véhicule.',
  trailerPulls: 'Une remorque ne tracte rien elle-même.',
  trailerDriven: 'Une remorque n’est conduite par personne.',
  trailerTwice: 'La seconde remorque doit être une autre.',
  notATrailer: 'Choisissez une remorque.',
  checkedByClient: 'Votre client vérifie d’abord. Jusque-là, rien ne change.',
};
