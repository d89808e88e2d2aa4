import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { tripTexts } from '#modules/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import { readDraft, saveDraft, type Counted } from './finish-draft.ts';
import { GoodsSteps } from './GoodsSteps.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { Receiver } from './Receiver.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { tellFinished } from './tell-finished.ts';

/** What was received, photos of the papers, who signed: one screen, and what was typed survives the end of the page. */
export function FinishSheet({ act, trip, page, onClose }: ActProps): ReactNode {
  const t = useTexts(tripTexts);
  const stop = 'stop' in act ? act.stop : trip.stops[0]!;
  const [draft, setDraft] = useState(() => readDraft(stop));
  const { signature } = draft;
  const [asked, setAsked] = useState(false);
  useEffect(() => saveDraft(stop.id, draft), [draft, stop.id]);
  const isDelivery = stop.type !== 'pickup';
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
      title={t(isDelivery ? 'finish_delivery' : 'finish_pickup')}
      onClose={onClose}
      foot={
        <Foot
          title={t(isDelivery ? 'finish_delivery' : 'finish_pickup')}
          lacksProof={asked && lacksProof}
          lacksSignature={asked && lacksSignature}
          finish={finish}
        />
      }
    >
      {stop.goods.length > 0 && (
        <GoodsSteps
          stop={stop}
          commodity={trip.commodity}
          counted={draft.goods}
          onChange={(goods: readonly Counted[]) => change({ goods })}
        />
      )}
      <section className="card space-y-3 p-4">
        <h2 className="font-semibold">{t('photosOfPapers')}</h2>
        <PhotoButton
          label={draft.files.length > 0 ? t('oneMorePage') : t('takePhoto')}
          count={draft.files.length}
          onPhoto={async (content) => {
            const id = await page.outbox!.file('paper', stop.id, content);
            setDraft((before) => ({ ...before, files: [...before.files, id] }));
          }}
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
      <label className="card block p-4">
        <span className="lbl">{t('note')}</span>
        <textarea
          className="ctl mt-1"
          rows={2}
          maxLength={400}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </label>
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
  const t = useTexts(tripTexts);
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
