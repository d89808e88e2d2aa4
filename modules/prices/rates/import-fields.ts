import { currencies } from '#platform/currencies.ts';
import type { ImportField } from '#platform/import-field.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { extraMethods, partyKinds } from './fields.ts';
import { laneScopes } from './lanes.ts';
import { methodWords } from './method-words.ts';
import { bandModes, rateMethods, rateSides, unitRoundings } from './methods.ts';

/** The word in a file for a list that is to be empty, since an empty cell changes nothing. */
export const noneOfThem = 'none';

const field = (name: string, kind: ImportField['kind'], more: Partial<ImportField> = {}): ImportField => ({
  name,
  kind,
  label: [name],
  ...more,
});
const reference = (name: string, refersTo: string, more: Partial<ImportField> = {}) =>
  field(name, 'reference', { refersTo, ...more });
const several = (name: string, refersTo: string) => reference(name, refersTo, { isSeveral: true });

const laneColumns = (end: 'origin' | 'destination'): readonly ImportField[] => [
  // The cells beside it tell as much, but for an end that is to be anywhere.
  field(`${end}Scope`, 'choice', { choices: laneScopes }),
  reference(`${end}LocationId`, 'location'),
  field(`${end}City`, 'text'),
  reference(`${end}ZoneId`, 'rateZone'),
  field(`${end}Region`, 'text', { isRegion: true }),
  field(`${end}Country`, 'text', { isCountry: true }),
];

/** What stands once for the rate, and is said by any of its rows. */
export const rateColumnsOfFile: readonly ImportField[] = [
  field('code', 'text', { isRequired: true, alsoCalled: ['Code', 'Kode', 'Código', 'Agreement'] }),
  field('side', 'choice', { choices: rateSides }),
  field('partyKind', 'choice', { choices: partyKinds }),
  reference('customerId', 'customer', { alsoCalled: ['Account', 'Account number', 'Debtor'] }),
  reference('billToPartyId', 'billToParty'),
  reference('supplierId', 'supplier', { alsoCalled: ['Vendor number', 'Creditor'] }),
  ...laneColumns('origin'),
  ...laneColumns('destination'),
  field('bothWays', 'flag'),
  several('orderTypeIds', 'orderType'),
  several('equipmentTypeIds', 'equipmentType'),
  several('commodityTypeIds', 'commodityType'),
  field('massFrom', 'number'),
  field('massTo', 'number'),
  field('method', 'choice', { choices: rateMethods, words: methodWords }),
  field('rate', 'number', { alsoCalled: ['Price', 'Prys', 'Preço', 'Prix'] }),
  field('bandMode', 'choice', { choices: [...bandModes, noneOfThem] }),
  field('minUnits', 'number'),
  field('unitRounding', 'choice', { choices: unitRoundings }),
  field('minCharge', 'number', { isMoney: true }),
  field('maxCharge', 'number', { isMoney: true }),
  field('includedStops', 'number'),
  field('extraStop', 'number', { isMoney: true }),
  field('freeStandingMinutes', 'number'),
  field('standingRate', 'number', { isMoney: true }),
  reference('fuelClauseId', 'fuelClause'),
  field('currency', 'choice', { choices: currencies }),
  field('vatCode', 'choice', { choices: vatCodes }),
  field('priority', 'number'),
  field('validFrom', 'date', { alsoCalled: ['Valid from', 'Geldig vanaf', 'Válido de', 'Valable du'] }),
  field('validTo', 'date', { alsoCalled: ['Valid until', 'Valid to', 'Geldig tot', 'Válido até', 'Valable au'] }),
  field('note', 'text'),
];

/** A band and an extra: what each row says for itself. */
export const bandColumnsOfFile: readonly ImportField[] = [field('bandFrom', 'number'), field('bandRate', 'number')];
export const extraColumnsOfFile: readonly ImportField[] = [
  reference('extraItemId', 'itemMaster'),
  field('extraMethod', 'choice', { choices: [...extraMethods, noneOfThem] }),
  field('extraRate', 'number'),
  field('extraPassThrough', 'flag'),
];

/** A row of a file of rates is a rate, or one more band or extra of the rate with the same code. */
export const rateImportFields: readonly ImportField[] = [
  ...rateColumnsOfFile,
  ...bandColumnsOfFile,
  ...extraColumnsOfFile,
];
