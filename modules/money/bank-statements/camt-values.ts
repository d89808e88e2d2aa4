import { type CalendarDate, isCalendarDate } from '#platform/dates.ts';
import { type Cents, cents, centsOf } from '#platform/money.ts';
import { RefusedFile } from './read-file.ts';
import { elementAt, textAt, type XmlElement } from './xml-tree.ts';

/** The amount of an element, with its sign from the mark beside it. */
export function signedAmount(element: XmlElement): { readonly amount: Cents; readonly currency: string } {
  const written = elementAt(element, 'Amt');
  const mark = textAt(element, 'CdtDbtInd');
  const size = plainAmount(written?.text ?? '');
  if (!written || size === undefined || (mark !== 'CRDT' && mark !== 'DBIT'))
    throw new RefusedFile('noAmount', {
      row: element.row,
      value: `${written?.text.trim() ?? ''} ${mark}`.trim().slice(0, 60),
    });
  return { amount: mark === 'DBIT' ? cents(-size) : size, currency: written.attributes['Ccy'] ?? '' };
}

/** Amounts of XML have a point and up to five decimals, of which money has two. */
export function plainAmount(text: string): Cents | undefined {
  return centsOf(
    text
      .trim()
      .replace(/^\+/, '')
      .replace(/^(-?\d+)\.$/, '$1')
      .replace(/(\.\d{2})0+$/, '$1'),
  );
}

/** A day, or the day of a moment as it is written: the bank's own. */
export function dayAt(element: XmlElement | undefined, name: string): CalendarDate | undefined {
  const day = textAt(element, name).slice(0, 10);
  return isCalendarDate(day) ? day : undefined;
}
