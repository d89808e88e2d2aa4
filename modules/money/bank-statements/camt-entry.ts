import { type Cents, cents } from '#platform/money.ts';
import { dayAt, plainAmount, signedAmount } from './camt-values.ts';
import { type ReadLine, RefusedFile, tidy } from './read-file.ts';
import { allNamed, elementAt, textAt, type XmlElement } from './xml-tree.ts';

/**
 * The lines of an entry. One that stands for several payments is as many lines where their amounts make its own; otherwise
 * the entry is the line, since that is what the balance has moved by.
 */
export function entryLines(entry: XmlElement, currency: string): readonly ReadLine[] | 'pending' {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (status !== '' && status !== 'BOOK') return 'pending';
  const { amount } = signedAmount(entry);
  const day = dayAt(elementAt(entry, 'BookgDt'), 'Dt') ?? dayAt(elementAt(entry, 'BookgDt'), 'DtTm');
  const value = dayAt(elementAt(entry, 'ValDt'), 'Dt') ?? dayAt(elementAt(entry, 'ValDt'), 'DtTm');
  if (!day && !value) throw new RefusedFile('noDate', { row: entry.row });
  const base = { row: entry.row, day: (day ?? value)!, valueDay: (value ?? day)!, balance: null, isFee: false };
  const parts = allNamed(entry, 'NtryDtls').flatMap((details) => allNamed(details, 'TxDtls'));
  const sums = parts.map((part) => partAmount(part, amount, currency));
  const isSplit = parts.length > 1 && sums.every((sum) => sum !== undefined) && total(sums as Cents[]) === amount;
  const lines = isSplit
    ? parts.map((part, place) => ({ ...base, ...describe([part], entry, sums[place]!), amount: sums[place]! }))
    : [{ ...base, ...describe(parts, entry, amount), amount }];
  // An entry of nothing moves nothing.
  return lines.filter((line) => line.amount !== 0n);
}

const total = (sums: readonly Cents[]) => sums.reduce((sum, each) => sum + each, 0n);

/** The amount of a part in the currency of the account, with its own mark or else that of its entry. */
function partAmount(part: XmlElement, whole: Cents, currency: string): Cents | undefined {
  const written = [
    elementAt(part, 'Amt'),
    elementAt(part, 'AmtDtls', 'TxAmt', 'Amt'),
    elementAt(part, 'AmtDtls', 'InstdAmt', 'Amt'),
  ].find((each) => each && each.attributes['Ccy'] === currency);
  const size = written && plainAmount(written.text);
  if (size === undefined) return undefined;
  const mark = textAt(part, 'CdtDbtInd');
  const isOut = mark === '' ? whole < 0n : mark === 'DBIT';
  return isOut ? cents(-size) : size;
}

function describe(parts: readonly XmlElement[], entry: XmlElement, amount: Cents) {
  const remittance = parts.flatMap((part) => allNamed(elementAt(part, 'RmtInf'), 'Ustrd').map(({ text }) => text));
  const further = parts.map((part) => textAt(part, 'AddtlTxInf')).filter(Boolean);
  const [only] = parts.length === 1 ? parts : [];
  const parties = elementAt(only, 'RltdPties');
  const side = amount > 0n ? 'Dbtr' : 'Cdtr';
  const party = elementAt(parties, side);
  return {
    text: tidy([...remittance, ...further].join(' ') || textAt(entry, 'AddtlNtryInf')),
    reference: referenceOf(only, entry),
    payerName: tidy(textAt(party, 'Pty', 'Nm') || textAt(party, 'Nm'), 200),
    payerAccount: tidy(
      textAt(parties, `${side}Acct`, 'Id', 'IBAN') || textAt(parties, `${side}Acct`, 'Id', 'Othr', 'Id'),
      60,
    ),
  };
}

function referenceOf(part: XmlElement | undefined, entry: XmlElement): string {
  const structured = allNamed(elementAt(part, 'RmtInf'), 'Strd').map((each) => textAt(each, 'CdtrRefInf', 'Ref'));
  const given = [...structured, textAt(part, 'Refs', 'EndToEndId'), textAt(entry, 'NtryRef')];
  return tidy(given.find((each) => each !== '' && !/^(?:NOTPROVIDED|NONREF)$/i.test(each)) ?? '', 200);
}
