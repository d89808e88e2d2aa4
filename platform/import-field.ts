/** How the text of a cell becomes a value. */
export type CellKind =
  | 'text'
  | 'digits'
  | 'phone'
  | 'number'
  /** A number of days in which something is paid, with the words of books: `30 days`, `Net 30`, `Cash`. */
  | 'term'
  | 'flag'
  | 'date'
  | 'moment'
  /** A clock without its day. */
  | 'time'
  | 'choice'
  | 'reference';

/** A field that a column of a file can fill. */
export interface ImportField {
  /** Path in the noun's input: `registeredName`, `physicalAddress.city`. */
  readonly name: string;
  readonly kind: CellKind;
  /** Keys in the kind's catalogues, which together name it: the address and then the city. */
  readonly label: readonly string[];
  /** Without it no record can be made. */
  readonly isRequired?: true;
  /** What it can be, of a choice. */
  readonly choices?: readonly string[];
  /** Of a choice: what people call it, in small letters → what it is. */
  readonly words?: ReadonlyMap<string, string>;
  /** The noun that a reference names a record of, by its code or its name. */
  readonly refersTo?: string;
  /** An amount of money: no share of anything, and with two decimals. */
  readonly isMoney?: true;
  /** The field without whose column this one says only half: a limit without its term. */
  readonly needs?: string;
  /** A country, which is kept by its English name. */
  readonly isCountry?: true;
  /** A province of South Africa is kept by its English name, where the country beside it says no other. */
  readonly isRegion?: true;
  /** A column of other systems alone: a file of ours does not have it. */
  readonly isForeign?: true;
  /** A clock (`08:00`) that belongs to the day of this field: plans give the two a column each. */
  readonly timeOf?: string;
  /** Where a cell says a clock alone, the day is that of this field. */
  readonly dayOf?: string;
  /** A cell may say several, parted by `;` or `|`. */
  readonly isSeveral?: true;
  /** What others call it, besides its label in any of our languages. One that begins with `*` is meant with its star. */
  readonly alsoCalled?: readonly string[];
}

/** What files of bookkeeping call the parts of an address. */
export const addressNames: Readonly<Record<string, readonly string[]>> = {
  addressLine1: [
    'Address 1',
    'Address line 1',
    'Address',
    'Street',
    'Adres',
    'Straat',
    'Endereço',
    'Morada',
    'Rua',
    'Adresse',
    'Rue',
  ],
  addressLine2: ['Address 2', 'Address line 2', 'Adres 2', 'Morada 2', 'Adresse 2'],
  suburb: ['Address 3', 'Address line 3', 'Voorstad', 'Bairro', 'Quartier'],
  city: ['Town', 'City', 'Dorp', 'Stad', 'Cidade', 'Ville'],
  region: ['Province', 'Region', 'State', 'Provinsie', 'Streek', 'Província', 'Région'],
  postalCode: ['Postcode', 'Zip', 'Code postal'],
  country: ['Land', 'País', 'Pays'],
};

/** What a cell says. */
export type CellValue = string | number | boolean | readonly CellValue[];

/** What parts several records or choices in one cell when it is written; it is read with `|` too. */
export const severalParted = '; ';
