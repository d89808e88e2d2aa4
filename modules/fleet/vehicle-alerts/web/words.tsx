import clsx from 'clsx';
import {
  ArrowLeftRight,
  CalendarClock,
  CalendarX,
  CircleX,
  ClockAlert,
  FileClock,
  DoorOpen,
  FileX,
  Fuel,
  Gauge,
  type LucideIcon,
  Scale,
  ShieldAlert,
  Siren,
  Thermometer,
  TriangleAlert,
  UserX,
  WifiOff,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cents, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { useNow } from '#platform/web/use-now.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { AlertFields } from '../contract.ts';
import type { AlertKind, Severity } from '../kinds.ts';
import { vehicleAlertDeskTexts } from '../messages/desk/index.ts';
import { alertKindTexts } from '../messages/kinds/index.ts';

export const AlertBadge = stateBadge(vehicleAlertDeskTexts, 'state', {
  OPEN: 'warn',
  ACKNOWLEDGED: 'info',
  IN_PROGRESS: 'info',
  SNOOZED: 'plain',
  RESOLVED: 'ok',
  FALSE_ALARM: 'plain',
});

const icons: Readonly<Record<AlertKind, LucideIcon>> = {
  panic: Siren,
  hijack: Siren,
  doorOpen: DoorOpen,
  temperature: Thermometer,
  speeding: Gauge,
  harshDriving: Gauge,
  fuelDrop: Fuel,
  claimDeadline: CalendarClock,
  appointmentMissed: ClockAlert,
  appointmentAtRisk: ClockAlert,
  noSignal: WifiOff,
  tenderExhausted: UserX,
  podMissing: FileX,
  outOfService: CircleX,
  criticalDefect: CircleX,
  incidentReported: TriangleAlert,
  serviceDue: Wrench,
  exportFailed: ArrowLeftRight,
  balanceBroken: Scale,
  trackingFailed: WifiOff,
  coverBelowValue: ShieldAlert,
  coverEnding: ShieldAlert,
  vehiclePaperEnding: FileClock,
  driverPaperEnding: CalendarX,
};

const tones: Readonly<Record<Severity, string>> = {
  critical: 'text-danger',
  warning: 'text-warn',
  info: 'text-muted',
};

/** The kind of an alert in its colour; the word says how grave it is where the colour does not. */
export function AlertIcon({ alert }: { readonly alert: Pick<AlertFields, 'kind' | 'severity'> }): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const Icon = icons[alert.kind];
  return (
    <Icon size={16} aria-label={t(`severity_${alert.severity}`)} className={clsx('flex-none', tones[alert.severity])} />
  );
}

/** Says in one sentence what an alert is about. */
export function useSentence(): (alert: AlertFields) => string {
  const t = useTexts(vehicleAlertDeskTexts);
  const kinds = useTexts(alertKindTexts);
  const papers = useTexts(documentTypeTexts);
  const formats = useFormats();
  const now = useNow();
  return (alert) => {
    const { kind, name, facts } = alert;
    const text = (fact: string) => String(facts[fact] ?? '');
    const number = (fact: string) => Number(facts[fact] ?? 0);
    const money = (fact: string) => formats.money(wireOf(cents(number(fact))));
    const sentences: Partial<Record<AlertKind, () => string>> = {
      appointmentMissed: () => t('missed', { place: text('place'), due: formats.shortMoment(text('due')) }),
      appointmentAtRisk: () => t('atRisk', { place: text('place'), duration: durationText(number('minutes')) }),
      noSignal: () => t('silent', { duration: durationText(minutesSince(alert.since, now)) }),
      hijack: incidentText,
      doorOpen: eventText,
      temperature: eventText,
      speeding: eventText,
      harshDriving: eventText,
      fuelDrop: eventText,
      claimDeadline: () =>
        t(number('days') < 0 ? 'claimLate' : 'claimDue', { number: name, date: formats.date(text('date')) }),
      incidentReported: incidentText,
      criticalDefect: () => t('defect', { number: name }),
      serviceDue: () => {
        const left = number('left');
        const unit = { km: 'km', days: 'd', hours: 'h' }[text('by')] ?? '';
        return t(left < 0 ? 'serviceOver' : 'serviceSoon', { plan: name, left: `${Math.abs(left)}\u00a0${unit}` });
      },
      podMissing: () => t('noProof', { count: number('days') }),
      exportFailed: () => t('refusedBy', { number: name, partner: text('partner') }),
      balanceBroken: () => t('differs', { account: name, amount: money('difference') }),
      trackingFailed: () => t('notRead', { name }),
      coverBelowValue: () => t('below', { value: money('value'), supplier: text('supplier'), cover: money('cover') }),
      coverEnding: () =>
        t(number('days') < 0 ? 'coverEnded' : 'coverEnds', {
          date: formats.date(text('date')),
          count: number('loads'),
        }),
      vehiclePaperEnding: paperText,
      driverPaperEnding: paperText,
    };
    function eventText(): string {
      const value = text('value') && `${text('value')}\u00a0${text('unit')}`.trim();
      // The words of the tracking company, where they say more than the kind does.
      const words = text('words').toLowerCase() === kinds(kind).toLowerCase() ? '' : text('words');
      const what = [kinds(kind), value, words].filter(Boolean).join(', ');
      return t('noticed', { what, count: number('count') });
    }
    function incidentText(): string {
      const place = text('place');
      return [kinds(kind), place, name].filter(Boolean).join(', ');
    }
    function paperText(): string {
      const paper = papers(text('paper') as never);
      return t(number('days') < 0 ? 'paperEnded' : 'paperEnds', { paper, date: formats.date(text('date')) });
    }
    return sentences[kind]?.() ?? kinds(kind);
  };
}

/** Whole minutes from a moment until now. */
export const minutesSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - new Date(moment).getTime()) / 60_000));

/** `6 min`, `1 h 10`, `2 d 4 h`: abbreviations that all of our languages share. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00a0min`;
  if (minutes < 24 * 60) {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
  }
  const hours = Math.floor((minutes % (24 * 60)) / 60);
  return `${Math.floor(minutes / (24 * 60))}\u00a0d${hours === 0 ? '' : `\u00a0${hours}\u00a0h`}`;
}
