import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nouveau type d’emballage',
  empty: 'Palettes, fûts, sacs : ce dans quoi les marchandises des clients sont emballées.',
  unit: 'Unité',
  unit_pallet: 'Palette',
  unit_bag: 'Sac',
  unit_drum: 'Fût',
  unit_bulk: 'Vrac',
  unit_carton: 'Carton',
  unit_ibc: 'GRV',
  unit_container: 'Conteneur',
  unit_each: 'Pièce',
  tareKg: 'Tare en kg',
  lengthCm: 'Longueur en cm',
  widthCm: 'Largeur en cm',
  heightCm: 'Hauteur en cm',
  measures: 'Dimensions',
  measuresHint: 'D’une unité vide. Laissez 0 pour ce qui ne s’applique pas.',
  stackable: 'Gerbable',
  maxStack: 'Gerbage maximal',
  control: 'Gestion des palettes',
  controlHint: 'Les unités consignées sont comptées : le destinataire les doit, ou leur consigne.',
  returnable: 'Consigné',
  palletAccount: 'Compte auprès du parc de palettes',
  deposit: 'Montant de la consigne',
};
