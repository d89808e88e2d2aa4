import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  openingHours: 'Skryf die tye as 06:00-17:00, verskeie met ’n komma tussenin.',
  halfCoordinates: 'Gee breedte- sowel as lengtegraad, of geen van die twee nie.',
  otherSideNotBorder: 'Slegs ’n grenspos het ’n ander kant, en dit is ’n ander grenspos.',
  otherSideSameCountry: 'Die ander kant van ’n grens lê in ’n ander land as {country}.',
  otherSideTaken: '{code} is reeds die ander kant van ’n ander grenspos.',
  exceptionTwice: '’n Ander reël begin ook op hierdie dag.',
  longerThanYear: 'Dae van elke jaar moet eindig voordat ’n jaar om is.',
  coordinateFormat: 'Skryf ’n koördinaat as -26.2693 of 26°16′09″S.',
  mergeSame: 'Kies ’n ander ligging.',
  mergeIntoInactive: 'Daardie ligging is onaktief. Aktiveer dit eers, of kies ’n ander.',
  mergeBothSides: 'Dit is die twee kante van een grens, nie een plek nie.',
  mergeOtherCustomer: 'Die twee behoort aan verskillende kliënte. Stel dit eers reg as hulle een plek is.',
  mergeOtherCountry: 'Die twee lê in verskillende lande.',
};
