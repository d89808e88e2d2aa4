import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  itemNotInTemplate: 'Hierdie item is nie in die kontrolelys van hierdie inspeksie nie.',
  itemAlwaysFitted: 'Hierdie item moet slaag of druip.',
  itemsOpen: 'Items sonder ’n antwoord: {count}.',
  photosMissing: 'Items wat gedruip het sonder ’n foto: {count}. Voeg by elk ’n foto.',
  defectsUnread: 'Gebreke wat nog nie gelees is nie: {count}. Lees dit eers.',
  notATrailerHere: 'Kies ’n wa.',
  trailerNamedTwice: 'Hierdie wa is twee keer gekies.',
  trailerNotPulled: '’n Wa word alleen geïnspekteer. Verwyder die tweede eenheid.',
  dayOver: 'Hierdie dag is verby. Kies vandag of ’n later dag.',
  inspectionNoMobile: 'Die drywer het nie ’n selfoonnommer nie. Voer een in die drywer se rekord in.',
  tooManyPhotos: '’n Inspeksie hou hoogstens {limit} foto’s.',
  templateExists: 'Hierdie klas voertuig het reeds ’n kontrolelys vir hierdie soort. Verander daardie een.',
  templateEmpty: 'Voeg ten minste een item by.',
  templateItemTwice: 'Hierdie item is twee keer in die lys.',
  templateItemName: 'Noem die item in ten minste een taal.',
  itemCodeFormat: 'Gebruik slegs letters, syfers en koppeltekens.',
  limitsOrder: 'Voer ten minste een limiet in, van die laagste na die hoogste.',
  limitsWithout: 'Voer ook die limiete in van eenhede daarsonder.',
  inspectionOfDayMissing:
    'Inspekteer eers {vehicle} en sy sleepwaens: die inspeksie van die dag ontbreek of het misluk.',
};
