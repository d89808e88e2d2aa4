import { addDays, type CalendarDate } from '#platform/dates.ts';
import { expiringDays } from '#platform/insurance.ts';
import type { Cents } from '#platform/money.ts';
import type { EligibilityCode, EligibilitySubject, Finding } from '#modules/work/loads/findings.ts';

/** Notes one finding about the subject of its list. */
export type Note = (
  code: EligibilityCode,
  level: 'E' | 'W',
  details?: Readonly<Record<string, string>>,
  more?: {
    /** What is not covered, where money is at stake. */
    readonly stake?: Cents;
    /** Where this one is mended, if not on the page of the subject. */
    readonly path?: string;
  },
) => void;

/** A list of findings about one subject, which are mended on the page at `path` where they name no other. */
export function noter(
  subject: EligibilitySubject,
  path: string,
): { readonly findings: Finding[]; readonly note: Note } {
  const findings: Finding[] = [];
  const note: Note = (code, level, details = {}, more = {}) =>
    void findings.push({ code, level, subject, details, path, ...more });
  return { findings, note };
}

/** A paper must hold until the vehicle is back; one that ends within a month of that is warned of. */
export function checkPaper(
  note: Note,
  code: EligibilityCode,
  paper: string,
  ends: CalendarDate | null,
  lastDay: CalendarDate,
): void {
  if (ends === null) note('paperDateUnknown', 'W', { paper });
  else if (ends < lastDay) note(code, 'E', { paper, date: ends });
  else if (ends <= addDays(lastDay, expiringDays)) note('paperEndsSoon', 'W', { paper, date: ends });
}

/** Stands between the names in one detail of a finding. */
export const listSeparator = ', ';
