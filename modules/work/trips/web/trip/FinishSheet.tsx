import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import { expectedAt } from '#modules/work/road/goods-due.ts';
import { readDraft, saveDraft, type Counted } from './finish-draft.ts';
import { GoodsSteps } from './GoodsSteps.tsx';
import { Drawn } from './Icon.tsx';
import { type Missing, missingOf } from './missing.ts';
import { NoteBox } from './NoteBox.tsx';
import { Photos } from './Photos.tsx';
import { Receiver } from './Receiver.tsx';
import { up } from './sheet-shapes.ts';
import { SheetFrame } from './SheetFrame.tsx';
import { tellFinished } from './tell-finished.ts';

/** What was received, photos of the papers, who signed: one screen, and what was typed survives the end of the page. */
export function FinishSheet({ act, trip, page, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  const words = useTexts(tripTexts);
  const stop = 'stop' in act ? act.stop : trip.stops[0]!;
  const expected = expectedAt(trip, stop);
  const [draft, setDraft] = useState(() => readDraft(stop, expected));
  const [asked, setAsked] = useState(false);
  useEffect(() => saveDraft(stop.id, draft), [draft, stop.id]);
  const isDelivery = stop.type !== 'pickup';
  const title = words(isDelivery ? 'finish_delivery' : 'finish_pickup');
  const missing = isDelivery ? missingOf(draft, trip.signOnGlass) : undefined;
  const said = asked ? missing : undefined;
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));

  async function finish(anyway = false): Promise<void> {
    setAsked(true);
    if (missing && (missing === 'name' || !anyway)) return showMissing(missing);
    await tellFinished(page.outbox!, {
      stopId: stop.id,
      draft,
      remark: anyway ? t('noSignatureNote') : '',
    });
    onClose();
  }
  return (
    <SheetFrame
      title={title}
      onClose={onClose}
      foot={<Foot title={title} missing={said} onFinish={() => void finish()} />}
    >
      {stop.goods.length > 0 && (
        <GoodsSteps
          stop={stop}
          expected={expected}
          commodity={trip.commodity}
          counted={draft.goods}
          onChange={(goods: readonly Counted[]) => change({ goods })}
        />
      )}
      <section id={places.proof} className="card space-y-3 p-4">
        <h2 className="font-semibold">{t('photosOfPapers')}</h2>
        <Photos
          page={page}
          label={draft.files.length > 0 ? t('oneMorePage') : t('takePhoto')}
          kind="paper"
          stopId={stop.id}
          taken={draft.files}
          onChange={(changed) => setDraft((before) => ({ ...before, files: changed(before.files) }))}
        />
      </section>
      {isDelivery && (
        <Receiver
          ids={places}
          name={draft.name}
          missing={said}
          onName={(name) => change({ name })}
          signature={draft.signature}
          onSignature={(picture) => change({ signature: picture })}
          onWithout={() => void finish(true)}
        />
      )}
      <section className="card p-4">
        <NoteBox rows={2} longest={400} value={draft.note} onChange={(note) => change({ note })} />
      </section>
    </SheetFrame>
  );
}

/** Where each thing that can be missing is put right. */
const places = { proof: 'finish-papers', signature: 'finish-signature', name: 'finish-name' } as const;

/** Brings what is missing between the two bars; a name can be typed at once. */
function showMissing(missing: Missing): void {
  const place = document.getElementById(places[missing]);
  place?.scrollIntoView({ block: missing === 'name' ? 'center' : 'start' });
  if (missing === 'name') place?.focus({ preventScroll: true });
}

interface FootProps {
  readonly title: string;
  readonly missing: Missing | undefined;
  readonly onFinish: () => void;
}

/** The button, and above it what is missing in one line that leads there: half of a small glass is the pen's. */
function Foot({ title, missing, onFinish }: FootProps): ReactNode {
  const t = useTexts(sheetTexts);
  return (
    <>
      <div role="alert" className="empty:hidden">
        {missing && (
          <button
            type="button"
            className="flex min-h-11 w-full items-center justify-between gap-2 px-1 text-left leading-tight font-medium text-danger"
            onClick={() => showMissing(missing)}
          >
            {t(`missing_${missing}`)}
            <Drawn path={up} />
          </button>
        )}
      </div>
      <button type="button" className="btn btn-p h-16 w-full text-lg font-semibold" onClick={onFinish}>
        {title}
      </button>
    </>
  );
}
