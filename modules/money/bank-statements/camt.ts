import { dayAt, signedAmount } from './camt-values.ts';
import { entryLines } from './camt-entry.ts';
import type { Finding } from './findings.ts';
import { faultsOf } from './prove.ts';
import { type ReadFile, type ReadLine, readLimits, type ReadStatement, RefusedFile } from './read-file.ts';
import { allNamed, eachElement, elementAt, textAt, type XmlElement } from './xml-tree.ts';

/** ISO 20022 camt.053, of which versions 2, 4 and 8 are in use: they name parties and states in different places. */
export function readCamt(text: string): ReadFile {
  const statements: ReadStatement[] = [];
  const findings: Finding[] = [];
  let [pending, lines] = [0, 0];
  eachElement(text, 'Stmt', ['Document', 'BkToCstmrStmt'], (element) => {
    const read = statementOf(element);
    pending += read.pending;
    lines += read.statement.lines.length;
    if (lines > readLimits.lines || statements.length >= readLimits.statements)
      throw new RefusedFile('tooManyLines', { most: readLimits.lines });
    findings.push(...faultsOf(read.statement, statements.push(read.statement)));
  });
  if (statements.length === 0) throw new RefusedFile('notRecognised');
  return { format: 'camt053', template: '', statements, pending, findings, sample: [], columns: null };
}

function statementOf(element: XmlElement): { statement: ReadStatement; pending: number } {
  const balances = allNamed(element, 'Bal').map(balanceOf);
  const opening = balances.find(({ kind }) => kind === 'OPBD') ?? balances.find(({ kind }) => kind === 'PRCD');
  const closing = balances.findLast(({ kind }) => kind === 'CLBD');
  if (!opening || !closing) throw new RefusedFile('notWhole', { row: element.row });
  const account = elementAt(element, 'Acct');
  const currency = textAt(account, 'Ccy') || closing.currency;
  const lines: ReadLine[] = [];
  let pending = 0;
  for (const entry of allNamed(element, 'Ntry')) {
    const read = entryLines(entry, currency);
    if (read === 'pending') pending++;
    else lines.push(...read);
  }
  const period = elementAt(element, 'FrToDt');
  const days = [
    ...lines.map(({ day }) => day),
    dayAt(period, 'FrDtTm') ?? dayAt(period, 'FrDt') ?? opening.day,
    dayAt(period, 'ToDtTm') ?? dayAt(period, 'ToDt') ?? closing.day,
  ].toSorted();
  return {
    pending,
    statement: {
      account: { number: textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id'), currency },
      number: textAt(element, 'LglSeqNb') || textAt(element, 'ElctrncSeqNb') || textAt(element, 'Id'),
      fromDay: days[0]!,
      toDay: days.at(-1)!,
      opening: opening.amount,
      closing: closing.amount,
      lines,
    },
  };
}

function balanceOf(element: XmlElement) {
  const { amount, currency } = signedAmount(element);
  const day = dayAt(elementAt(element, 'Dt'), 'Dt') ?? dayAt(elementAt(element, 'Dt'), 'DtTm');
  if (!day) throw new RefusedFile('noDate', { row: element.row });
  return { kind: textAt(element, 'Tp', 'CdOrPrtry', 'Cd'), amount, currency, day };
}
