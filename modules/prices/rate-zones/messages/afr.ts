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
};
