import { Link } from '@tanstack/react-router';
import { CircleCheck, Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { formatDecimal, formatUnitPrice } from '#platform/decimal.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FleetLog, FleetLogLine } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { LineDialog } from './LineDialog.tsx';
import { AcceptVerb, ReasonVerb } from './LineVerbs.tsx';
import { SlipPhotos } from './SlipPhotos.tsx';

interface LinePanelProps {
  readonly log: FleetLog;
  readonly line: FleetLogLine | undefined;
}

/** The line that is chosen: what it says, whether it fits, what can be done; and what the month posts. */
export function LinePanel({ log, line }: LinePanelProps): ReactNode {
  return (
    <>
      {line && <Facts log={log} line={line} />}
      {line && line.kind !== 'trip' && <SlipPhotos line={line} />}
      {line && line.kind !== 'trip' && <Fit log={log} line={line} />}
      {line && line.kind === 'trip' && line.flags.length > 0 && <Fit log={log} line={line} />}
      <Posts log={log} />
    </>
  );
}

function Facts({ log, line }: { readonly log: FleetLog; readonly line: FleetLogLine }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const facts = useFacts(line);
  const formats = useFormats();
  return (
    <section aria-label={t('line')} className="border-b border-line px-4 py-4">
      <p className="text-sm text-muted">
        {line.slipNumber ? t('slip', { number: line.slipNumber }) : t(`kind_${line.kind}`)} ·{' '}
        {t(`status_${line.status}`)}
      </p>
      <p className="text-lg font-semibold">
        {line.kind === 'trip'
          ? line.loadNumber || (line.purpose && t(`purpose_${line.purpose}`))
          : formats.money(line.amount)}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([title, value]) => (
          <div key={title} className="contents">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {line.reversesId && <p className="mt-2 text-sm text-muted">{t('reversing')}</p>}
      {line.isReversed && <p className="mt-2 text-sm text-muted">{t('reversed')}</p>}
      <Verbs log={log} line={line} />
    </section>
  );
}

function useFacts(line: FleetLogLine): readonly (readonly [string, string])[] {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const km = (value: number | null) => (value === null ? '' : `${formatDecimal(language, value)} km`);
  const all: readonly (readonly [string, string])[] = [
    [t('when'), formats.moment(line.endedAt)],
    [t('driver'), line.driverName],
    [t('fromTo'), [line.fromPlace, line.toPlace].filter(Boolean).join(' → ')],
    [t('place'), line.place],
    [t('startKm'), km(line.startKm)],
    [t('endKm'), km(line.endKm)],
    [t('litres'), line.litres === null ? '' : `${formatDecimal(language, line.litres)} l`],
    [t('unitPrice'), line.unitPrice === null ? '' : formatUnitPrice(language, line.unitPrice)],
    [t('odometer'), km(line.odometerKm)],
    [t('provider'), line.provider],
    [t('card'), line.card && `•• ${line.card.slice(-4)}`],
    [t('remarks'), line.remarks],
  ];
  return all.filter(([, value]) => value !== '');
}

function Verbs({ log, line }: { readonly log: FleetLog; readonly line: FleetLogLine }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const [mayChange, mayRemove, mayReverse] = [
    useMay('putFleetLogLine'),
    useMay('deleteFleetLogLine'),
    useMay('reverseFleetLogLine'),
  ];
  const isOpen = line.status === 'OPEN';
  const isReversible = line.status === 'LOCKED' && !line.isReversed && line.reversesId === null;
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {isOpen && mayChange && line.reversesId === null && (
        <DialogButton icon={Pencil} title={t('change')}>
          {(close) => <LineDialog log={log} kind={line.kind} line={line} title={t('change')} onClose={close} />}
        </DialogButton>
      )}
      {isOpen && mayRemove && line.reversesId === null && <ReasonVerb line={line} verb="remove" />}
      {isReversible && mayReverse && <ReasonVerb line={line} verb="reverse" />}
    </div>
  );
}

function Fit({ log, line }: { readonly log: FleetLog; readonly line: FleetLogLine }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const mayAccept = useMay('putFleetLogLine');
  return (
    <section aria-labelledby="fit-title" className="border-b border-line px-4 py-4">
      <h2 id="fit-title" className="font-semibold">
        {t('doesItFit')}
      </h2>
      {line.flags.length === 0 ? (
        <p className="mt-2 flex gap-2">
          <CircleCheck size={16} className="mt-0.5 flex-none text-ok" aria-hidden="true" />
          {t('fits')}
        </p>
      ) : (
        <ul className="mt-2 space-y-1">
          {line.flags.map((flag) => (
            <li key={flag} className="flex gap-2">
              <TriangleAlert size={16} className="mt-0.5 flex-none text-warn" aria-hidden="true" />
              {t(`flag_${flag}`)}
            </li>
          ))}
        </ul>
      )}
      {line.flagsAcceptedBy !== '' && (
        <p className="mt-2 text-sm text-muted">{t('acceptedBy', { by: line.flagsAcceptedBy })}</p>
      )}
      {line.flags.length > 0 && line.flagsAcceptedBy === '' && line.status === 'OPEN' && mayAccept && (
        <AcceptVerb log={log} line={line} />
      )}
    </section>
  );
}

function Posts({ log }: { readonly log: FleetLog }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  if (log.posts.length === 0) return null;
  const total = wireOf(sumOf(log.posts.map(({ amount }) => centsOfWire(amount))));
  return (
    <section aria-labelledby="posts-title" className="px-4 py-4">
      <h2 id="posts-title" className="font-semibold">
        {t(log.locked ? 'posted' : 'postsWhenLocked')}
      </h2>
      <ul className="mt-2 space-y-1">
        {log.posts.map(({ kind, account, accountName, centre, amount }) => (
          <li key={kind} className="flex justify-between gap-3">
            <span className="min-w-0">
              {[`${t(`kind_${kind}`)} · ${account} ${accountName}`, centre].filter(Boolean).join(', ')}
            </span>
            <span className="flex-none tabular-nums">{formats.money(amount)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-3">
          <span>{t('accrued')}</span>
          <span className="tabular-nums">{formats.money(-total)}</span>
        </li>
      </ul>
      {log.locked?.journalId && (
        <p className="mt-2">
          <Link {...linkTo(`/transactionhistory?journal=${log.locked.journalId}`)} className="link">
            {t('openJournal')}
          </Link>
        </p>
      )}
    </section>
  );
}
