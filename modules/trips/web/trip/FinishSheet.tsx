import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/trips/messages/sheet/index.ts';
import { tripTexts } from '#modules/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import { expectedAt } from './expected.ts';
import { readDraft, saveDraft, type Counted } from './finish-draft.ts';
import { GoodsSteps } from './GoodsSteps.tsx';
import { NoteBox } from './NoteBox.tsx';
import { Photos } from './Photos.tsx';
import { Receiver } from './Receiver.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { tellFinished } from './tell-finished.ts';

/** What was received, photos of the papers, who signed: one screen, and what was typed survives the end of the page. */
export function FinishSheet({ act, trip, page, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  const words = useTexts(tripTexts);
  const stop = 'stop' in act ? act.stop : trip.stops[0]!;
  const expected = expectedAt(trip, stop);
  const [draft, setDraft] = useState(() => readDraft(stop, expected));
  const { signature } = draft;
  const [asked, setAsked] = useState(false);
  useEffect(() => saveDraft(stop.id, draft), [draft, stop.id]);
  const isDelivery = stop.type !== 'pickup';
  const title = words(isDelivery ? 'finish_delivery' : 'finish_pickup');
  const lacksSignature = isDelivery && trip.signOnGlass && signature === '';
  // Nothing to show the customer: most often the driver went on too soon.
  const lacksProof = isDelivery && signature === '' && draft.files.length === 0;
  const lacksName = isDelivery && signature !== '' && draft.name.trim() === '';
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));

  async function finish(anyway = false): Promise<void> {
    setAsked(true);
    if (((lacksSignature || lacksProof) && !anyway) || lacksName) return;
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
      foot={
        <Foot title={title} lacksProof={asked && lacksProof} lacksSignature={asked && lacksSignature} finish={finish} />
      }
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
      <section className="card space-y-3 p-4">
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
          name={draft.name}
          lacksName={asked && lacksName}
          lacksSignature={asked && lacksSignature}
          onName={(name) => change({ name })}
          signature={signature}
          onSignature={(picture) => change({ signature: picture })}
        />
      )}
      <section className="card p-4">
        <NoteBox rows={2} longest={400} value={draft.note} onChange={(note) => change({ note })} />
      </section>
    </SheetFrame>
  );
}

interface FootProps {
  readonly title: string;
  readonly lacksProof: boolean;
  readonly lacksSignature: boolean;
  readonly finish: (anyway?: boolean) => Promise<void>;
}

/** The button, and once something is missing the way to go on without it. */
function Foot({ title, lacksProof, lacksSignature, finish }: FootProps): ReactNode {
  const t = useTexts(sheetTexts);
  return (
    <>
      <button type="button" className="btn btn-p h-16 w-full text-lg font-semibold" onClick={() => void finish()}>
        {title}
      </button>
      {lacksProof && (
        <p role="alert" className="err">
          {t('proofMissing')}
        </p>
      )}
      {(lacksProof || lacksSignature) && (
        <button type="button" className="btn btn-g h-12 w-full" onClick={() => void finish(true)}>
          {t(lacksProof ? 'withoutProof' : 'withoutSignature')}
        </button>
      )}
    </>
  );
}
