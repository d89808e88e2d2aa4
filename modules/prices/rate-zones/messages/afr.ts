import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nuwe tariefsone',
  empty: '’n Tariefsone is ’n benoemde stel stede en plekke, sodat een tarief vir almal geld.',
  country: 'Land',
  cities: 'Stede',
  citiesHelp: 'Skryf hulle soos hul plekke dit doen, met kommas tussenin.',
  locationIds: 'Plekke',
  locationIdsHelp: 'Enkele plekke wat tot die sone behoort, waar hulle ook al is.',
  inUse:
    'Goedgekeurde tariewe gebruik hierdie sone. Maak vir ander plekke ’n ander sone en ’n nuwe weergawe van die tariewe daarmee.',
  change: 'Verander die plekke',
  changeOf: 'Verander die plekke van {code}',
  changeText:
    'Die sone bly soos dit is vir vroeër dae. ’n Nuwe sone neem die plek in, en elke goedgekeurde tarief daarvan kry ’n konsep wat ’n tweede persoon goedkeur.',
  newCode: 'Kode van die nuwe sone',
  newCodeHelp: 'Laat leeg vir die volgende vry kode.',
  validFrom: 'Vanaf',
  changed: 'Die nuwe sone is daar, met ’n konsep van elk van sy tariewe.',
  make: 'Maak konsepte',
};
