import type { RateMethod } from './methods.ts';

/** What lists of prices call a unit, without the word for "per": they write `Per km`, `R/ton` or `km`. */
const units: Readonly<Record<RateMethod, readonly string[]>> = {
  perLoad: ['load', 'trip', 'flat', 'flat rate', 'fixed', 'vrag', 'rit', 'carga', 'viagem', 'chargement', 'voyage'],
  perKm: ['km', 'kms', 'kilometre', 'kilometer', 'quilómetro', 'kilomètre'],
  perTon: ['t', 'ton', 'tons', 'tonne', 'tonnes', 'tonelada'],
  perM3: ['m3', 'm³', 'cbm', 'cube', 'kubieke meter', 'metro cúbico', 'mètre cube'],
  perPallet: ['pallet', 'pallets', 'palet', 'palete', 'palette'],
  perStop: ['stop', 'drop', 'stops', 'drops', 'paragem', 'arrêt'],
  perHour: ['hour', 'hr', 'h', 'uur', 'hora', 'heure'],
  perDay: ['day', 'dag', 'dia', 'jour'],
  perContainer: ['container', 'houer', 'contentor', 'conteneur'],
  percentOfSell: ['%', '% of sell', 'percent of sell', 'percentage'],
};
const before = ['', 'per ', 'p/', '/', 'r/', 'r / ', 'r per ', 'rand per ', 'por ', 'par '];

/** A unit as price lists write it, in small letters → what it is paid for. */
export const methodWords: ReadonlyMap<string, RateMethod> = new Map(
  Object.entries(units).flatMap(([method, names]) =>
    names.flatMap((name) => before.map((word) => [`${word}${name}`, method as RateMethod] as const)),
  ),
);
