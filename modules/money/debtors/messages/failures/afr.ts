import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  promiseInPast: 'Hierdie dag is verby. Kies vandag of ’n later dag.',
  promiseOfNothing: 'Voer ’n bedrag bo nul in.',
  ringOnPast: 'Hierdie dag is verby. Kies môre of ’n later dag.',
  ringOnOfRingAgain: '’n Dag hoort net by “bel weer”. Laat dit leeg.',
  pauseInPast: 'Hierdie dag is verby. Kies ’n later dag, of beëindig die pouse.',
  reminderDaysOrder: 'Elke aanmaning kom later as die vorige een. Voer dae in wat groter word.',
  statementDaysOrder: 'Die laaste dag is voor die eerste. Kies ’n later laaste dag.',
  statementDayAhead: 'Hierdie dag het nog nie aangebreek nie. Kies vandag of ’n vroeër dag.',
};
