import { addDays } from '#platform/dates.ts';
import { dayOfClock, instantAt, wallClockIn } from '#platform/wall-clock.ts';
import { type AlertCategory, alertCategories, isGraver, type Severity } from './kinds.ts';

/** From which severity on mails come. */
export const mailLevels = ['none', 'critical', 'warning', 'info'] as const;
export type MailLevel = (typeof mailLevels)[number];

/** What a person wants to hear, and when not. */
export interface Hearing {
  readonly screenCategories: readonly AlertCategory[];
  readonly mailCategories: readonly AlertCategory[];
  readonly mailFrom: MailLevel;
  /** HH:mm by the clock of their company; empty for no quiet hours. */
  readonly quietFrom: string;
  readonly quietUntil: string;
}

/** Of those who have not said anything: all on the screen, and mails of security alone. */
export const usualHearing: Hearing = {
  screenCategories: alertCategories,
  mailCategories: ['security'],
  mailFrom: 'info',
  quietFrom: '',
  quietUntil: '',
};

interface Heard {
  readonly category: AlertCategory;
  readonly severity: Severity;
}

/** Security and what is critical do not wait for anybody's quiet hours or digest. */
function isUrgent({ category, severity }: Heard): boolean {
  return category === 'security' || severity === 'critical';
}

/** Whether the person is mailed of it. */
export function isMailed({ mailCategories, mailFrom }: Hearing, { category, severity }: Heard): boolean {
  return mailFrom !== 'none' && mailCategories.includes(category) && !isGraver(mailFrom, severity);
}

/** The end of the quiet hours in which the instant lies; undefined where it lies in none. */
function quietEnd({ quietFrom, quietUntil }: Hearing, now: Date, timeZone: string): Date | undefined {
  if (quietFrom === quietUntil) return undefined;
  const clock = wallClockIn(timeZone, now);
  const [day, time] = [dayOfClock(clock), clock.slice(11)];
  const isOverMidnight = quietUntil < quietFrom;
  const isEvening = isOverMidnight && time >= quietFrom;
  const isQuiet = isOverMidnight ? isEvening || time < quietUntil : time >= quietFrom && time < quietUntil;
  if (!isQuiet) return undefined;
  return instantAt(`${isEvening ? addDays(day, 1) : day}T${quietUntil}`, timeZone);
}

const hour = 3_600_000;

/** When a person is mailed of an alert: at once, with the digest of the next full hour, or when their quiet hours end. */
export function dueFor(hearing: Hearing, heard: Heard, now: Date, timeZone: string): Date {
  if (isUrgent(heard)) return now;
  const digest = new Date((Math.floor(now.getTime() / hour) + 1) * hour);
  return quietEnd(hearing, now, timeZone) ?? quietEnd(hearing, digest, timeZone) ?? digest;
}
