import { africanCountries, africanCountry, countryName } from './africa.ts';
import { parseWordedDate } from './date-text.ts';
import { type DecimalMark, numbersIn, otherCurrency } from './decimal.ts';
import type { CellValue, ImportField } from './import-field.ts';
import { languages } from './language.ts';
import { regionNamed } from './regions.ts';
import { instantAt, isWallClock } from './wall-clock.ts';

export interface CellOptions {
  /** 3/4/2026 is the third of April. */
  readonly dayFirst: boolean;
  /** 1.234,50 is a bit more than a thousand. */
  readonly decimalComma: boolean;
  /** Numbers of the file showed their decimal mark; otherwise it is a guess. Shown unless said. */
  readonly isMarkShown?: boolean;
  /** The cell is a number of a workbook: its text is plain, with a dot. */
  readonly isNumber?: boolean;
  /** The currency of the row's amounts (ISO 4217); rand unless said. */
  readonly currency?: string;
  /** The English name of the country that the row says beside a region. */
  readonly country?: string;
  /** The zone (IANA name) in which a day with a time is meant that does not say its own. */
  readonly timeZone?: string;
}

/** Why the value of a cell has to be looked at before it is stored. */
export type CellDoubt = 'importOtherMark' | 'importMarkUnknown' | 'importTermDoubt';

/** What a cell means. An empty one is null: it says nothing. */
export type CellReading =
  | { readonly value: CellValue | null; readonly doubt?: CellDoubt }
  /** `other` is the currency that it names. */
  | { readonly refused: 'unreadable' | 'otherCurrency'; readonly other?: string };

type Readable = Pick<ImportField, 'kind' | 'choices' | 'words' | 'isSeveral' | 'isMoney' | 'isCountry' | 'isRegion'>;

const unreadable = { refused: 'unreadable' } as const;
const read = (value: string | number | boolean | undefined): CellReading =>
  value === undefined ? unreadable : { value };

/** Reads a cell as a value of its field. What it does not understand in full it refuses. */
export function readCell(text: string, field: Readable, options: CellOptions): CellReading {
  const written = text.trim();
  if (written === '') return { value: null };
  if (!field.isSeveral) return oneValue(written, field, options);
  const parts = written.split(/[;|]/).map((part) => part.trim());
  const readings = parts.filter((part) => part !== '').map((part) => oneValue(part, field, options));
  const refusal = readings.find((each) => 'refused' in each);
  return refusal ?? { value: readings.flatMap((each) => ('value' in each && each.value !== null ? [each.value] : [])) };
}

function oneValue(written: string, field: Readable, options: CellOptions): CellReading {
  switch (field.kind) {
    case 'text':
      if (field.isRegion) return { value: regionNamed(written, options.country) };
      return { value: field.isCountry ? countryOf(written) : written };
    case 'reference':
      return { value: written };
    // A spreadsheet shows long numbers as 1.23E+13, and takes zeros in front away: only the first can be seen.
    case 'digits':
      return read(/^\d[\d ]*$/.test(written) ? written.replaceAll(' ', '') : wholeNumber(written));
    // A column of numbers that was saved with decimals says 27825550152.0.
    case 'phone':
      return read(wholeNumber(written));
    case 'number':
      return numberOf(written, field, options);
    case 'term':
      return termOf(written);
    case 'flag':
      return read(flags.get(written.toLowerCase()));
    case 'date':
      return read(dayOf(written, options.dayFirst));
    case 'moment':
      return read(momentOf(written, options));
    case 'time':
      return read(clockIn(written));
    case 'choice':
      return read(
        field.choices?.find((choice) => choice.toLowerCase() === written.toLowerCase()) ??
          field.words?.get(written.toLowerCase()),
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

/** Characters of the longest way to write a number, a moment or a term, and some to spare; a cell may hold 32,767. */
const longest = 80;

/**
 * `R 1 234,50`, `1,234.50`, `42.5 %`. A number that can be written only with the other decimal mark than the file's is read
 * so and doubted, and so is one that may be a thousand or a fraction where nothing in the file says which. Another currency
 * is refused by its name, any other word as no number.
 */
function numberOf(written: string, { isMoney }: Readable, options: CellOptions): CellReading {
  const { decimalComma, isMarkShown = true, isNumber = false, currency } = options;
  if (written.length > longest) return unreadable;
  const bare = isMoney ? written : written.replace(/\s*%$/, '');
  if (isNumber) return read(/^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined);
  // A plus before it is no word.
  const other = otherCurrency(bare.replace(/^\+/, ''), currency);
  if (other !== undefined) return isCurrency(other) ? { refused: 'otherCurrency', other } : unreadable;
  const [own, minor]: readonly DecimalMark[] = decimalComma ? [',', '.'] : ['.', ','];
  const { [own!]: value, [minor!]: otherwise } = numbersIn(bare) as Partial<Record<string, number>>;
  if (value === undefined) return otherwise === undefined ? unreadable : { value: otherwise, doubt: 'importOtherMark' };
  const isEither = otherwise !== undefined && otherwise !== value;
  // Amounts have two decimals: `1.250` with a decimal dot is hardly R 1.25.
  const isFraction = isEither && isMoney && Math.abs(value) < Math.abs(otherwise);
  return isEither && (!isMarkShown || isFraction) ? { value, doubt: 'importMarkUnknown' } : { value };
}

let codes: ReadonlySet<string> | undefined;

/** Whether a word beside a number names a currency: by its sign, its code (ISO 4217) or its name. */
function isCurrency(word: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  const names = /^(?:dollars?|euros?|pula|kwacha|metica(?:l|is)|pounds?|MTN?|P|Z?K|KSH|FC|R|RANDS?)$/i;
  return /\p{Sc}/u.test(word) || codes.has(word.toUpperCase()) || names.test(word);
}

let countries: ReadonlyMap<string, string> | undefined;

/** The English name of a country of Africa by its name in any of our languages, or its code; another text as it is. */
function countryOf(written: string): string {
  countries ??= new Map([
    ...africanCountries.flatMap(({ code, name }) =>
      languages.map((language) => [countryName(code, language).toLowerCase(), name] as const),
    ),
    ['rsa', 'South Africa'],
    ['s.a.', 'South Africa'],
  ]);
  return africanCountry(written)?.name ?? countries.get(written.toLowerCase()) ?? written;
}

/** `30`, `30 days`, `Net 30`; `Cash` is none. Days from a statement are more than days, which is for a person to see. */
function termOf(written: string): CellReading {
  if (written.length > longest) return unreadable;
  const words = written.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (
    /^(?:cash|cod|c\.o\.d\.?|cash on delivery|due (?:up)?on receipt|immediate|strictly cash|prepaid|kontant|kba|pronto pagamento|a pronto|comptant|especes)$/.test(
      words,
    )
  )
    return { value: 0 };
  const [, days, rest = ''] =
    /^(?:net(?:to)?\s+)?(\d{1,3})(?:\.0+)?\s*(?:d|days?|dae|dias?|jours?|j)?(?:\s+(.+))?$/.exec(words) ?? [];
  if (days === undefined) return unreadable;
  const isPlain =
    rest === '' ||
    /^(?:net|netto|(?:from|after|of)? ?(?:date of )?(?:the )?invoice(?: date)?|(?:vanaf|na) faktuur(?:datum)?|(?:da|apos a?) ?fatura|(?:de )?(?:la )?facture)$/.test(
      rest,
    );
  return { value: Number(days), ...(!isPlain && { doubt: 'importTermDoubt' as const }) };
}

/** A number as a file gets it: `2.125` is `2.1250`, which is no two thousand in any country. */
export function numberCell(value: number): string {
  const text = String(value);
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A number without the decimals that a spreadsheet gave it; undefined for one that it cut to a few digits. */
function wholeNumber(written: string): string | undefined {
  if (/^\d[\d.,]*E\+?\d+$/i.test(written)) return undefined;
  return /^(\d{5,})[.,]0+$/.exec(written)?.[1] ?? written;
}

/** YYYY-MM-DD of a date as people write it; undefined when there is no such day. */
function dateOf(written: string, dayFirst: boolean): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
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
  // A year such as 26 or 0026 would be taken for one of the last century.
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** A day, also one that comes with a time, as systems export it. */
function dayOf(written: string, dayFirst: boolean): string | undefined {
  if (written.length > longest) return undefined;
  const day = dateOf(written, dayFirst);
  if (day !== undefined) return day;
  const { before, clock } = timeIn(written) ?? {};
  const withTime = before === undefined ? undefined : dateOf(before, dayFirst);
  return withTime !== undefined && isWallClock(`${withTime}T${clock}`) ? withTime : undefined;
}

/** Zones of southern and eastern Africa by their short names, in hours before UTC; they change no clocks. */
const zones: Readonly<Record<string, string>> = {
  z: 'Z',
  utc: 'Z',
  gmt: 'Z',
  wat: '+01:00',
  cat: '+02:00',
  sast: '+02:00',
  eat: '+03:00',
};

interface WrittenTime {
  /** The text before the time. */
  readonly before: string;
  /** `08:00` */
  readonly clock: string;
  /** `+02:00` or `Z`, where it says one. */
  readonly offset?: string;
}

/** The time at the end of a text: `08:00`, `8h30`, `10:00 PM`, `20:00Z`, `22:00 SAST`, `22:00:15.000+02:00`. */
function timeIn(written: string): WrittenTime | undefined {
  const parts =
    /^(.+?)[T ,]+(\d{1,2})(?:[:hH.](\d{2})(?::\d{2}(?:\.\d+)?)?)?(?: ?([AaPp])\.?[Mm]\.?)?(?: ?([A-Za-z]{1,4}|[+-]\d{2}:?\d{2}))?$/.exec(
      written,
    );
  const [, before = '', hours = '', minutes, half, zone] = parts ?? [];
  // `10 PM` says enough, `10` does not.
  if (!parts || (minutes === undefined && half === undefined)) return undefined;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const ofDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const offset = zone && (zones[zone.toLowerCase()] ?? (/^[+-]/.test(zone) ? zone : undefined));
  if (zone !== undefined && offset === undefined) return undefined;
  const clock = `${String(ofDay).padStart(2, '0')}:${minutes ?? '00'}`;
  return { before: before.trim(), clock, ...(offset && { offset }) };
}

/** The clock of a text that is nothing else: `08:00`, `8h30`, `10 PM`, and `0800` as plans write it. */
export function clockIn(written: string): string | undefined {
  const text = written.trim().replace(/^([01]\d|2[0-3])([0-5]\d)$/, '$1:$2');
  if (text.length > longest) return undefined;
  const { before, clock, offset = '' } = timeIn(`- ${text}`) ?? {};
  const isTime = before === '-' && clock !== undefined && isWallClock(`2000-01-01T${clock}`);
  return isTime ? `${clock}${offset}` : undefined;
}

/** A day as it is written, without the time that stands behind it: what is asked of a cell that another one adds its clock to. */
export function dayIn(written: string): string {
  const text = written.trim();
  if (text.length > longest) return text;
  return timeIn(text)?.before ?? text;
}

/** The instant of a day with a time: `2026-11-30 08:00`, `30/11/2026 8:00 PM`, `30 Nov 2026 08h00`, or one with its zone. */
function momentOf(written: string, { dayFirst, timeZone = 'UTC' }: CellOptions): string | undefined {
  // The pattern takes the square of the length.
  if (written.length > longest) return undefined;
  // A spreadsheet leaves midnight away.
  const plain = dateOf(written, dayFirst);
  if (plain !== undefined) return instantAt(`${plain}T00:00`, timeZone).toISOString();
  const { before = '', clock = '', offset } = timeIn(written) ?? {};
  const wall = `${dateOf(before, dayFirst) ?? ''}T${clock}`;
  if (!isWallClock(wall)) return undefined;
  if (offset === undefined) return instantAt(wall, timeZone).toISOString();
  const instant = new Date(`${wall}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
