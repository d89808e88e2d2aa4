import { zoneAt } from './stop-zone.ts';
import { MessageSquarePlus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { wallClockIn } from '#platform/wall-clock.ts';
import { writtenMoment } from '#platform/moment-text.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { useLanguage } from '#platform/web/language.ts';
import { toast } from '#platform/web/notices/notices.ts';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useOutcome } from '#platform/web/record/use-outcome.ts';
import { RpcFailure } from '#platform/web/rpc-failure.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { road, useMay } from './calls.ts';
import type { Told } from './EventFields.tsx';
import { isMoving } from './row-deeds.ts';
import { readTold, type SaidFacts } from './told-text.ts';
import { eventOf, useTellQuestion } from './use-tell.tsx';
import type { texts as english } from '../messages/desk/en.ts';
import { roadTexts } from '../messages/desk/index.ts';

const failures = [loadFailureTexts] as const;

/** The line below the trip in which events are typed; the dialog opens, filled in, where the server asks for more. */
export function TellLine({ load }: { readonly load: Load }): ReactNode {
  const mayTell = useMay('postLoadEvent');
  return mayTell && isMoving(load) ? <Line load={load} /> : null;
}

function Line({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(roadTexts);
  const failureText = useFailureText();
  const question = useTellQuestion(load);
  const keyFor = useIdempotencyKey();
  const read = useReading(load);
  const record = { noun: loadsNoun, id: load.id, lockId: load.lockId };
  const { taken } = useOutcome(record);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Decision['does']>();
  const told = read(text);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    // The time of now is that of the key, not that of the last letter.
    const now = read(text);
    if (!now || isBusy) return;
    setBusy(true);
    try {
      await road.postLoadEvent(eventOf(load, now), { idempotencyKey: keyFor([load.id, text]) });
      setText('');
      await taken(t('told'));
    } catch (error) {
      if (error instanceof RpcFailure && Object.keys(error.fields).length > 0) setAsked(question(now));
      else toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <label className="ctl flex items-center gap-2">
        <MessageSquarePlus size={16} aria-hidden="true" className="flex-none text-muted" />
        <input
          value={text}
          aria-label={t('tellLine')}
          placeholder={t('tellLineHint')}
          autoComplete="off"
          maxLength={400}
          className="h-full w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <output className="mt-1 block min-h-5 text-sm text-muted">
        {told ? <Read told={told} load={load} /> : text.trim() !== '' && t('tellLineUnread')}
      </output>
      {asked &&
        'dialog' in asked &&
        asked.dialog({
          record,
          failures,
          confirm: t('tellEvent'),
          danger: false,
          onClose: () => {
            setAsked(undefined);
            setText('');
          },
        })}
    </form>
  );
}

/** Reads what is typed with the words of the person's language, at the stops of the load, on the clock of the next one. */
function useReading(load: Load): (text: string) => Told | undefined {
  const t = useTexts(roadTexts);
  const language = useLanguage();
  return (text) => {
    const { stops, nextStopId, eta, nextDueAt } = load;
    const due = eta ?? nextDueAt;
    const timeZone = zoneAt(load, nextStopId);
    return readTold(text, {
      words: saidWords(t),
      stops,
      nextStopId: nextStopId ?? '',
      expected: due === null ? '' : wallClockIn(timeZone, due),
      now: wallClockIn(timeZone, new Date()),
      language,
    });
  };
}

const saidWords = (t: ReturnType<typeof useTexts<typeof english>>): SaidFacts['words'] => ({
  arrived: t('say_arrived').split(', '),
  workStarted: t('say_workStarted').split(', '),
  workEnded: t('say_workEnded').split(', '),
  departed: t('say_departed').split(', '),
  eta: t('say_eta').split(', '),
  delay: t('say_delay').split(', '),
  checkCall: t('say_checkCall').split(', '),
});

/** What Enter will add, so that a misread line is seen before. */
function Read({ told, load }: { readonly told: Told; readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const language = useLanguage();
  const stop = load.stops.find(({ id }) => id === told.stopId);
  return [
    t(`event_${told.kind}`),
    writtenMoment(told.kind === 'eta' ? told.eta : told.occurredAt, language),
    stop && (stop.locationName || stop.address),
    told.note,
  ]
    .filter(Boolean)
    .join(' · ');
}
