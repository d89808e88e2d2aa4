import type { Translation } from '#platform/messages.ts';
import { texts as checklist } from '#modules/work/inspections/messages/checklist/fr.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...checklist,
  beforeYouLeave: 'Avant de partir',
  inspectAgain: 'Contrôler de nouveau',
  finishInspection: 'Terminer le contrôle',
  inspection_missing: 'Le client veut que ce chargement soit contrôlé avant le départ. Prenez le bon de pesée.',
  inspection_failed:
    'Ne partez pas : le chargement n’est pas conforme. Corrigez et contrôlez de nouveau, ou appelez le bureau.',
  inspection_awaited: 'Attendez : le bureau doit laisser partir ce chargement, car il y a un défaut.',
  inspection_passed: 'Le chargement est conforme.',
  inspection_told: 'Votre contrôle est conservé. Il compte dès qu’il est envoyé.',
  inspectMissing: { one: 'Il manque {count} réponse.', other: 'Il manque {count} réponses.' },
  odometer: 'Compteur, km',
  odometerLast: 'Dernière lecture : {km} km',
  slipKg: 'Le bon indique, kg',
  slipLimit: 'Au plus {limit} kg',
  photoOfSlip: 'Photographier le bon',
  measuredCelsius: 'Mesuré, °C',
  countedPallets: 'Palettes comptées',
  wanted: 'Demandé : {value}',
  youSign: 'Votre signature, {name}',
  youSignMissing: 'Signez ce que vous avez contrôlé.',
  photoIsNeeded: 'Une photo est nécessaire ici.',
  whatIsWrong: 'Qu’est-ce qui ne va pas ?',
};
