import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rateDecimals: 'Voer ’n getal met hoogstens vier desimale in.',
  unitDecimals: 'Voer ’n getal met hoogstens drie desimale in.',
  rateZero: 'Voer meer as 0 in. ’n Tarief vervoer niks verniet nie.',
  partyOfOtherSide: 'Kliënte betaal en verskaffers word betaal. Kies ’n party wat by die kant pas.',
  laneToItself: '’n Roete kan nie eindig waar dit begin nie. Kies ’n ander plek, of ’n wyer einde.',
  unknownZone: 'Hierdie sone bestaan nie. Kies een uit die lys, of voeg dit by onder Tariefsones.',
  bandsNotRising: 'Elke band begin bo die een voor dit, en die eerste bo 0.',
  bandNotWhole: 'Wat een vir een getel word, begin ’n band met ’n heelgetal vanaf 2.',
  shareWithoutBands: '’n Deel van wat die kliënt betaal, het geen bande nie.',
  shareOnlyBuys: 'Slegs wat aan verskaffers betaal word, kan ’n deel wees van wat die kliënt betaal.',
  mostBelowLeast: 'Die hoogste heffing mag nie onder die laagste wees nie.',
  changeOfNothing: 'Voer in met hoeveel die tariewe verander.',
  lastDayBeforeFirst: 'Die laaste dag mag nie voor die eerste wees nie.',
  endInPast: 'Kies vandag of ’n latere dag. Wat voorheen gehef is, bly soos dit was.',
  endLater: 'Die tarief eindig reeds vroeër. Maak ’n nuwe weergawe vir ’n latere dag.',
  ownRate: 'Jy het hierdie tarief self ingevoer of verander. ’n Tweede persoon moet besluit.',
  rateTied:
    '{code} is dieselfde in party, roete, voorwaardes, prioriteit en eerste dag. Maak een van hulle meer spesifiek, of beëindig die ander.',
  rateHasDraft: '’n Nuwe weergawe van {code} wag reeds. Handel dit eers af.',
  shareNotRaised: 'Dit is ’n deel van wat die kliënt betaal en volg vanself.',
  rateEndsBefore: 'Dit eindig voor daardie dag.',
  rateStartsLater: 'Dit begin eers op daardie dag of later.',
  tooManyRates: 'Meer as {most} tariewe sou verander. Kies minder, byvoorbeeld dié van een kliënt.',
  copyOfBuy: 'Slegs ’n tarief wat ’n kliënt betaal, kan vir verskaffers gekopieer word.',
  rateRowsDiffer: '’n Vroeër ry van dieselfde tarief sê hier iets anders.',
  rateEndTwice: '’n Plek, ’n sone en ’n stad is verskillende punte van ’n roete. Vul een daarvan in.',
  rateMayNotVersion: 'Hierdie tarief is goedgekeur. Jy het nie toestemming om ’n nuwe weergawe daarvan te maak nie.',
  rateFileTooLong: 'Meer as {most} tariewe sou in die lêer wees. Kies minder, byvoorbeeld dié van een kliënt.',
};
