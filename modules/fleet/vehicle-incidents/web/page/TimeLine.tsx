import { GitMerge, MessageSquarePlus, MessageSquareQuote, Siren } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { is } from '#platform/machine.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useOutcome } from '#platform/web/record/use-outcome.ts';
import { RpcFailure } from '#platform/web/rpc-failure.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentLife } from '#modules/fleet/vehicle-incidents/status.ts';
import { incidents, incidentsNoun, useMay } from '../calls.ts';
import { readNote } from './note-text.ts';
import { Part } from './Part.tsx';

const icons = { note: MessageSquarePlus, statement: MessageSquareQuote, merged: GitMerge } as const;

/** What happened, day by day, from the incident itself on; the line below adds to it. */
export function TimeLine({ incident }: { readonly incident: IncidentRecord }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const mayAdd = useMay('postVehicleIncidentNote') && is(incidentLife, incident.status, 'open');
  const first = {
    id: incident.id,
    at: incident.occurredAt,
    icon: Siren,
    text: incident.summary,
    more: incident.description,
    by: incident.createdBy,
  };
  const lines = [
    first,
    ...incident.notes.map(({ id, at, kind, text, saidBy, notedBy }) => ({
      id,
      at,
      icon: icons[kind],
      text: kind === 'note' ? text : [kind === 'merged' ? t('merged') : t('statement'), text].join(': '),
      more: '',
      by: saidBy || notedBy,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  const days = Map.groupBy(lines, ({ at }) => wallClockIn(incident.timeZone, at).slice(0, 10));
  return (
    <Part title={t('timeLine')} beside={t('timeLineHint')}>
      {[...days].map(([day, some]) => (
        <DayOf key={day} day={day} timeZone={incident.timeZone} lines={some} />
      ))}
      {incident.notes.length === 0 && mayAdd && <p className="mt-2 text-sm text-muted">{t('noNotes')}</p>}
      {mayAdd && <TypeLine incident={incident} />}
    </Part>
  );
}

interface DayProps {
  readonly day: string;
  readonly timeZone: string;
  readonly lines: readonly {
    readonly id: string;
    readonly at: string;
    readonly icon: typeof Siren;
    readonly text: string;
    readonly more: string;
    readonly by: string;
  }[];
}

function DayOf({ day, timeZone, lines }: DayProps): ReactNode {
  const formats = useFormats();
  return (
    <>
      <h3 className="mt-2 text-sm text-muted">{formats.date(day)}</h3>
      <ol>
        {lines.map(({ id, at, icon: Icon, text, more, by }) => (
          <li key={id} className="flex items-start gap-3 py-1.5">
            <time dateTime={at} className="w-12 flex-none font-medium tabular-nums">
              {wallClockIn(timeZone, at).slice(11, 16)}
            </time>
            <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
            <div className="min-w-0 flex-1">
              <p className="break-words whitespace-pre-line">{text}</p>
              {more !== '' && <p className="text-sm break-words whitespace-pre-line text-muted">{more}</p>}
            </div>
            <span className="max-w-32 flex-none text-right text-sm text-muted">{by}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What is typed here is added, now or at the time with which the line begins. */
function TypeLine({ incident }: { readonly incident: IncidentRecord }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const { taken } = useOutcome({ noun: incidentsNoun, id: incident.id, lockId: incident.lockId });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  useShortcut({ key: 'e' }, () => input.current?.focus());
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      const note = readNote(typed, incident.timeZone, new Date());
      await incidents.postVehicleIncidentNote(
        { id: incident.id, ...note },
        { idempotencyKey: keyFor([incident.id, typed]) },
      );
      setTyped('');
      await taken(t('noteAdded'));
    } catch (error) {
      const problem = (error instanceof RpcFailure && Object.values(error.fields)[0]) || failureText(error);
      toast(problem, { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="mt-3" onSubmit={(event) => void save(event)}>
      <label className="ctl flex items-center gap-2">
        <MessageSquarePlus size={16} aria-hidden="true" className="flex-none text-muted" />
        <input
          ref={input}
          value={typed}
          aria-label={t('typeNote')}
          placeholder={t('typeNote')}
          autoComplete="off"
          maxLength={2000}
          className="h-full w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
          onChange={(event) => setTyped(event.target.value)}
        />
        <kbd aria-hidden="true" className="kbd pointer-coarse:hidden">
          E
        </kbd>
      </label>
    </form>
  );
}
