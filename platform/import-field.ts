import { parseWordedDate } from './date-text.ts';
import { instantAt, isWallClock } from './wall-clock.ts';

/** How the text of a cell becomes a value. */
export type CellKind = 'text' | 'digits' | 'phone' | 'number' | 'flag' | 'date' | 'moment' | 'choice' | 'reference';

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
  /** A cell may say several, parted by `;` or `|`. */
  readonly isSeveral?: true;
  /** What others call it, besides its label in any of our languages. */
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

export interface CellOptions {
  /** 3/4/2026 is the third of April. */
  readonly dayFirst: boolean;
  /** 1.234,50 is a bit more than a thousand. */
  readonly decimalComma: boolean;
  /** The zone (IANA name) in which a day with a time is meant that does not say its own. */
  readonly timeZone?: string;
}

type Readable = Pick<ImportField, 'kind' | 'choices' | 'words' | 'isSeveral'>;

/** The value of a cell, or undefined where the text is none of its kind. An empty cell is null: it says nothing. */
export function cellValue(text: string, field: Readable, options: CellOptions): CellValue | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  if (!field.isSeveral) return oneValue(written, field, options);
  const parts = written.split(/[;|]/).map((part) => part.trim());
  const values = parts.filter((part) => part !== '').map((part) => oneValue(part, field, options));
  return values.includes(undefined) ? undefined : (values as CellValue[]);
}

function oneValue(
  written: string,
  { kind, choices = [], words }: Readable,
  options: CellOptions,
): string | number | boolean | undefined {
  switch (kind) {
    case 'text':
    case 'reference':
      return written;
    // A spreadsheet shows long numbers as 1.23E+13, and takes zeros in front away: only the first can be seen.
    case 'digits':
      if (/^\d[\d ]*$/.test(written)) return written.replaceAll(' ', '');
      return wholeNumber(written);
    // A column of numbers that was saved with decimals says 27825550152.0.
    case 'phone':
      return wholeNumber(written);
    case 'number':
      return numberOf(written, options.decimalComma);
    case 'flag':
      return flags.get(written.toLowerCase());
    case 'date':
      return dateOf(written, options.dayFirst);
    case 'moment':
      return momentOf(written, options);
    case 'choice':
      return (
        choices.find((choice) => choice.toLowerCase() === written.toLowerCase()) ?? words?.get(written.toLowerCase())
      );
  }
}

const flags = new Map<string, boolean>([
  ...['1', 'x', 'y', 'yes', 'true', 'ja', 'j', 'waar', 'sim', 's', 'verdadeiro', 'oui', 'o', 'vrai'].map(
    (word) => [word, true] as const,
  ),
  ...['0', '-', 'n', 'no', 'false', 'nee', 'onwaar', 'não', 'nao', 'falso', 'non', 'faux'].map(
    (word) => [word, false] as const,
  ),
]);

/** `R 1 234,50`, `1,234.50`, `1234.5`; a sign of money or percent beside it does not matter. */
function numberOf(written: string, decimalComma: boolean): number | undefined {
  const bare = written.replaceAll(/[\s\u00A0\u202F'’]|^(R|ZAR|MZN|BWP|NAD|USD|\$|€)|(%|R|ZAR)$/gi, '');
  const plain = decimalComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** A number without the decimals that a spreadsheet gave it; undefined for one that it cut to a few digits. */
function wholeNumber(written: string): string | undefined {
  if (/^\d[\d.,]*E\+?\d+$/i.test(written)) return undefined;
  return /^(\d{5,})[.,]0+$/.exec(written)?.[1] ?? written;
}

/** YYYY-MM-DD of a date as people write it; undefined when there is no such day. */
function dateOf(written: string, dayFirst: boolean): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(written);
  const short = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(written);
  const parts = iso
    ? [iso[1], iso[2], iso[3]]
    : short
      ? dayFirst
        ? [short[3], short[2], short[1]]
        : [short[3], short[1], short[2]]
      : undefined;
  if (!parts) return parseWordedDate(written);
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** Characters of the longest way to write a day with a time, and some to spare. */
const longestMoment = 80;

/** The instant of a day with a time: `2026-11-30 08:00`, `30/11/2026 8:00`, `30 Nov 2026 08h00`, or one with its zone. */
function momentOf(written: string, { dayFirst, timeZone = 'UTC' }: CellOptions): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/i.test(written)) {
    const instant = new Date(written);
    return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
  }
  // The pattern takes the square of the length, and a cell may hold 32,767 characters.
  if (written.length > longestMoment) return undefined;
  const parts = /^(.+?)[T ,]+(\d{1,2})[:hH.](\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(written);
  const day = dateOf((parts?.[1] ?? written).trim(), dayFirst);
  // A spreadsheet leaves midnight away.
  const clock = `${day ?? ''}T${(parts?.[2] ?? '0').padStart(2, '0')}:${parts?.[3] ?? '00'}`;
  return day !== undefined && isWallClock(clock) ? instantAt(clock, timeZone).toISOString() : undefined;
}
