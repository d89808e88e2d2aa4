import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  payPeriodTooLong: 'Une période compte au plus 62 jours. Choisissez un dernier jour plus tôt.',
  payDayBeforePeriod: 'Choisissez un jour de paie à partir du premier jour de la période.',
  payPeriodTaken: '{number} paie déjà certains de ces jours. Commencez après son dernier jour, le {date}.',
  payPeriodAhead: 'La période se termine dans plus de 31 jours. Choisissez un dernier jour plus tôt.',
  payStillGathering: 'Les lignes sont encore en cours de collecte. Patientez un instant et réessayez.',
  payRunEmpty: 'Cette paie ne paie personne. Collectez à nouveau les lignes ou supprimez-la.',
  ownPayRun: 'Vous avez préparé ou soumis cette paie vous-même. Une deuxième personne doit en décider.',
  payUnitDecimals: 'Saisissez un nombre avec trois décimales au plus.',
  payComponentTwice: 'Chaque élément ne peut être saisi qu’une fois. Gardez l’un des deux.',
  payNotProved:
    'Les chauffeurs sont payés pour un chargement une fois qu’il est livré et que sa preuve est acceptée ou dispensée.',
  payNoDriver: 'Aucun chauffeur de l’entreprise n’a conduit ce chargement, personne n’est donc payé ici.',
  payNotPaidHere: 'Ce chauffeur roule pour un fournisseur, qui le paie.',
  payCategoryUnknown: 'Cette catégorie n’existe pas. Choisissez-en une dans la liste.',
  payTermEmpty: 'Choisissez une catégorie, un grade, ou les deux.',
  payBelowZero:
    'Chauffeurs qui recevraient moins que rien : {count}. Ce qu’ils doivent est reporté sur leurs paies suivantes. Dites pourquoi dans le commentaire, ou renvoyez la paie.',
  payTermPaid:
    'Des jours ont été payés d’après elle. Ajoutez plutôt une condition à partir du même jour, avec l’accord d’une seconde personne.',
  payNotApproved: 'Les bulletins sont envoyés une fois la paie approuvée.',
  payAccountsMissing:
    'Aucun compte n’est défini pour la paie des chauffeurs. Dans les comptes généraux, choisissez-en un pour la charge et un pour ce qui est dû aux chauffeurs.',
};
