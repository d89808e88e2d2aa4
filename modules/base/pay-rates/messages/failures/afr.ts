import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownPayRate: 'U het self vir hierdie weergawe gevra. ’n Tweede persoon moet daaroor besluit.',
  payRateInPast: 'Kies vandag of ’n later dag. Wat vir vroeër vragte ooreengekom is, bly soos dit was.',
  payRateTheSame: 'Dit is reeds wat betaal word. Verander ten minste een waarde.',
  payRateWaits: '’n Ander weergawe wag reeds vir goedkeuring. Besluit daaroor of kanselleer dit eers.',
  payRateDayPassed: 'Die eerste dag is verby. Keur dit af, en vra vir ’n weergawe vanaf vandag of ’n later dag.',
  payRateNotUsed: 'Niemand word nog hiervolgens betaal nie. Wysig dit eerder.',
};
