import { banks } from '../identifiers/banks.ts';
import { datesIn } from './certificate/dates.ts';
import { folded, labelled, linesOf, surest, type Finding, type Labels } from './certificate/reading.ts';

/** What a bank's letter of confirmation says, as far as it could be read; a person confirms or corrects it. */
export interface BankLetter {
  /** YYYY-MM-DD */
  readonly letterDate?: Finding<string>;
  /** Digits only. */
  readonly accountNumber?: Finding<string>;
  /** One of the banks that forms suggest. */
  readonly bank?: string;
  /** Digits only. */
  readonly branchCode?: Finding<string>;
  readonly accountHolder?: Finding<string>;
}

// Folded: lower case, no accents, straight quotes. Each group: English, Afrikaans, Portuguese, French.
const letterDateLabels: Labels = {
  clear: [
    'date of (?:the |this )?(?:letter|issue)',
    '(?:letter|issue|issued|print|printing) date',
    '(?:dated|issued on|date issued)',
    'datum van (?:brief|uitreiking)',
    'uitgereik op',
    'data d[ae] (?:carta|emissao|declaracao)',
    'emitid[ao] (?:em|a)',
    "date (?:de la lettre|d'emission|d'edition)",
    'fait le',
    'emise? le',
  ],
  common: ['date', 'datum', 'data'],
};

const number = '(?:number|nommer|numero|num|no|nr|n)[.°ºo]{0,2}';
const accountLabels: Labels = {
  clear: [
    `(?:bank )?account ?${number}`,
    `(?:bank)?rekening ?${number}`,
    `(?:${number} (?:da )?conta|conta ${number})(?: bancaria)?`,
    `(?:${number} (?:de |du )?compte|compte ${number})(?: bancaire)?`,
  ],
  common: ['account', 'rekening', 'conta', 'compte'],
};

const branchLabels: Labels = {
  clear: [
    '(?:universal )?branch ?(?:code|number|no)\\.?',
    '(?:universele )?tak ?(?:kode|nommer)',
    'codigo d[ao] (?:agencia|balcao)',
    "code (?:de l')?agence",
  ],
  common: [],
};

const holderLabels: Labels = {
  clear: [
    "(?:name of (?:the )?)?account ?holder(?:'s name|s? name)?",
    'account name',
    '(?:naam van (?:die )?)?rekeninghouer',
    '(?:nome do )?titular(?: da conta)?',
    '(?:nom du )?titulaire(?: du compte)?',
  ],
  common: [],
};

/** Lines that tell of another day than that of the letter: when an account was opened, until when something holds. */
const otherDay =
  /\b(?:open|opened|since|established|incorporat|registered|valid|expir|until|oopgemaak|geopen|sedert|geldig|tot|abert|desde|valid[ao]|ate|ouvert|depuis|valable|jusqu)/;
const linesOfHead = 20;

/** Reads the text of a letter (`pdfText`), in any of the four languages. Never decides anything: people do. */
export function readBankLetter(text: string): BankLetter {
  const lines = linesOf(text);
  const found = {
    letterDate: surest([...labelled(lines, letterDateLabels, firstDate), ...datesOfHead(lines)]),
    accountNumber: surest([...labelled(lines, accountLabels, accountIn), ...accountsInSentences(lines)]),
    bank: bankIn(lines),
    branchCode: surest(labelled(lines, branchLabels, branchIn)),
    accountHolder: surest(labelled(lines, holderLabels, holderIn)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, finding]) => finding !== undefined));
}

function firstDate(text: string): string | undefined {
  return datesIn(text)[0]?.date;
}

/** A letter begins with its date: alone on a line, or behind a place. Further in words it is only a guess. */
function datesOfHead(lines: readonly string[]): Finding<string>[] {
  return lines.slice(0, linesOfHead).flatMap((line): Finding<string>[] => {
    const [first, ...others] = datesIn(line);
    if (!first || others.length > 0 || otherDay.test(folded(line))) return [];
    const isAlone =
      /^(?:[\p{L}' .-]{1,40}, *)?(?:le |a )?$/u.test(line.slice(0, first.start)) && first.end >= line.length - 1;
    return [{ value: first.date, confidence: isAlone ? 'medium' : 'low', source: line.slice(0, 200) }];
  });
}

/** Six to twenty digits with the marks that banks put between them. */
function accountIn(text: string): string | undefined {
  const digits = /^[ :]*(\d[\d .-]{4,30}\d)/.exec(text)?.[1]?.replace(/\D/g, '');
  return digits && digits.length >= 6 && digits.length <= 20 ? digits : undefined;
}

/** Four to six digits, as branches are numbered. */
function branchIn(text: string): string | undefined {
  const digits = /^[ :]*(\d[\d -]{2,8}\d)(?!\d)/.exec(text)?.[1]?.replace(/\D/g, '');
  return digits && digits.length >= 4 && digits.length <= 6 ? digits : undefined;
}

/** A name of letters; a number or a date behind the label is something else. */
function holderIn(text: string): string | undefined {
  const name = (text.split(/\s{3,}|[;:]/)[0] ?? '').replace(/^[\s"'.,-]+|[\s"',-]+$/g, '').trim();
  const isName = name.length <= 120 && (name.match(/\p{L}/gu)?.length ?? 0) >= 3 && !/\d{4}/.test(name);
  return isName ? name : undefined;
}

const accountAnywhere = new RegExp(`[ ,(](?:${accountLabels.clear.join('|')})[ :]+`);

function accountsInSentences(lines: readonly string[]): Finding<string>[] {
  return lines.flatMap((line): Finding<string>[] => {
    const before = accountAnywhere.exec(folded(line));
    const account = before && accountIn(line.slice(before.index + before[0].length));
    return account ? [{ value: account, confidence: 'medium', source: line.slice(0, 200) }] : [];
  });
}

const writtenAs: Readonly<Record<string, RegExp>> = { FNB: /\b(?:fnb|first national bank|firstrand bank)\b/ };

/** The bank whose name stands first in the letter. */
function bankIn(lines: readonly string[]): string | undefined {
  const text = folded(lines.join(' '));
  return banks
    .map(({ name }) => ({ name, at: text.search(writtenAs[name] ?? new RegExp(`\\b${folded(name)}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.name;
}
