import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notGiven: 'non renseigné',
  reveal: 'Afficher le numéro entier : {label}',
  checks: 'Résultat des contrôles',
  findingCount: { one: '{count} remarque', other: '{count} remarques' },
  findingsHere: { one: 'Les contrôles font {count} remarque ici', other: 'Les contrôles font {count} remarques ici' },
  nothingFound: 'Les contrôles n’ont rien trouvé.',
  level_E: 'Erreur :',
  level_W: 'Alerte :',
  level_I: 'Pour information :',
  openOther: 'Ouvrir {name}',
};
