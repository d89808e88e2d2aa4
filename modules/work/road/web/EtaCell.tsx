import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { markRow } from '#platform/web/list/marks.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useEachMinute } from '#platform/web/use-now.ts';
import type { LoadRow } from '#modules/work/loads/web/index.ts';
import { loadsNoun, useLateWords, zonedTime } from '#modules/work/loads/web/desk.ts';
import { road, useMay } from './calls.ts';
import { etaOfRow } from './eta-of-row.ts';
import { canEstimate, isMoving, isSilent } from './row-deeds.ts';
import { roadTexts } from '../messages/desk/index.ts';

/** When it is expected, red with how late that is; a click writes another time in its place. */
export function EtaCell({ row }: { readonly row: LoadRow }): ReactNode {
  const t = useTexts(roadTexts);
  const [isOpen, setOpen] = useState(false);
  const isQuiet = useEachMinute((now) => isSilent(row, now));
  const mayTell = useMay('postLoadEvent') && canEstimate(row);
  const isExpected = isMoving(row) || row.eta !== null || row.isLate;
  if (isOpen) return <EtaInput row={row} onClose={() => setOpen(false)} />;
  const words = <EtaWords row={row} />;
  if (!mayTell || !isExpected) return words;
  return (
    <button
      type="button"
      data-row-key="t"
      className="-mx-1 rounded-ctl px-1 text-left whitespace-nowrap hover:bg-sunken"
      title={t('setEta')}
      onClick={() => setOpen(true)}
    >
      {row.eta || row.isLate || isQuiet ? words : <span className="text-brand">{t('setEta')}</span>}
    </button>
  );
}

/** The gravest alone: late, then silent, then the time. */
export function EtaWords({ row }: { readonly row: LoadRow }): ReactNode {
  const t = useTexts(roadTexts);
  const formats = useFormats();
  const late = useLateWords();
  const eta = zonedTime({ at: row.eta, zone: row.nextZone }, row.timeZone, formats.shortMoment);
  const silence = useEachMinute((now) => (row.lastEventAt && isSilent(row, now) ? formats.age(row.lastEventAt) : ''));
  if (row.isLate && row.status !== 'CANCELLED')
    return (
      <span className="whitespace-nowrap text-danger" title={formats.moment(row.eta, row.nextZone)}>
        {[eta, late(row.lateMinutes)].filter(Boolean).join(' · ')}
      </span>
    );
  if (silence !== '')
    return (
      <span className="whitespace-nowrap text-warn" title={formats.moment(row.lastEventAt, row.timeZone)}>
        {t('silentFor', { time: silence })}
      </span>
    );
  return <span title={formats.moment(row.eta, row.nextZone)}>{eta}</span>;
}

function EtaInput({ row, onClose }: { readonly row: LoadRow; readonly onClose: () => void }): ReactNode {
  const t = useTexts(roadTexts);
  const failureText = useFailureText();
  const language = useLanguage();
  const formats = useFormats();
  const [value, setValue] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    if (value.trim() === '' || isBusy) return;
    const eta = etaOfRow(value, row, language);
    if (eta === undefined) {
      toast(t('etaUnread'), { kind: 'danger' });
      return;
    }
    setBusy(true);
    try {
      await road.postLoadEvent({
        loadId: row.id,
        stopId: row.nextStopId,
        kind: 'eta',
        occurredAt: new Date().toISOString(),
        eta,
      });
      markRow(loadsNoun, row.id);
      void queries.invalidateQueries({ queryKey: [loadsNoun] });
      snackbar(t('etaSaved'), { kind: 'ok' });
      onClose();
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
      setBusy(false);
    }
  }
  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Enter') void save();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }
  return (
    <input
      // The person has just pressed the cell to type here.
      ref={(input) => input?.focus()}
      // As wide as what it stands for: the columns beside it stay where they are.
      size={1}
      autoComplete="off"
      placeholder={
        zonedTime({ at: row.eta ?? row.nextDueAt, zone: row.nextZone }, row.timeZone, formats.shortMoment) || '05:20'
      }
      className={clsx(
        'ctl -my-1 h-7 w-full max-w-28 min-w-0 px-1.5 text-sm tabular-nums placeholder:text-faint',
        isBusy && 'opacity-60',
      )}
      aria-label={t('etaOf', { load: row.loadNumber })}
      title={t('etaHelp')}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isBusy) onClose();
      }}
    />
  );
}
