import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nouveau taux de change',
  empty:
    'La valeur d’une devise étrangère un jour donné. Les factures dans cette devise sont comptabilisées à ce taux.',
  currency: 'Devise',
  inCurrency: 'En',
  inCurrencyHelp: 'La devise de la comptabilité de la société.',
  day: 'Jour',
  rate: 'Taux',
  rateHelp: 'Valeur d’une unité de la devise dans l’autre, jusqu’à huit décimales.',
  source: 'Source',
  sourceHelp: 'La banque ou la publication qui l’indique. Elle est imprimée sur les factures.',
  validity: 'Une facture prend le taux de sa date fiscale, ou le dernier des sept jours précédents.',
  currency_ZAR: 'ZAR · Rand sud-africain',
  currency_MZN: 'MZN · Metical mozambicain',
  currency_BWP: 'BWP · Pula botswanais',
  currency_NAD: 'NAD · Dollar namibien',
  currency_ZMW: 'ZMW · Kwacha zambien',
  currency_USD: 'USD · Dollar américain',
  currency_EUR: 'EUR · Euro',
  inCurrency_ZAR: 'ZAR · Rand sud-africain',
  inCurrency_MZN: 'MZN · Metical mozambicain',
  inCurrency_BWP: 'BWP · Pula botswanais',
  inCurrency_NAD: 'NAD · Dollar namibien',
  inCurrency_ZMW: 'ZMW · Kwacha zambien',
  inCurrency_USD: 'USD · Dollar américain',
  inCurrency_EUR: 'EUR · Euro',
};
