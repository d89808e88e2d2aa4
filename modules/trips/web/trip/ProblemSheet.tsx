import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { dispositions, failReasons } from '#modules/loads/status.ts';
import { tripTexts } from '#modules/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import { Icon } from './Icon.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { Choices, SheetFrame } from './SheetFrame.tsx';

/** Something is wrong: tell the desk, or say that this stop cannot be done and what happens to the goods. */
export function ProblemSheet({ act, trip, page, onClose }: ActProps): ReactNode {
  const t = useTexts(tripTexts);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  if (act.kind !== 'problem') return null;
  const { stop } = act;
  function tell(event: {
    kind: 'failed' | 'exception';
    reasonCode?: string;
    disposition?: (typeof dispositions)[number];
  }): void {
    const at = new Date().toISOString();
    void page.outbox?.event({ ...event, stopId: stop.id, occurredAt: at, capturedAt: at, note, files: [...photos] });
    onClose();
  }
  async function keepPhoto(content: string): Promise<void> {
    const id = await page.outbox!.file('damage', stop.id, content);
    setPhotos((before) => [...before, id]);
  }
  const words = <Words note={note} photos={photos.length} onNote={setNote} onPhoto={keepPhoto} />;
  if (reason !== '')
    return (
      <SheetFrame title={t(`fail_${reason}` as 'fail_other')} onClose={() => setReason('')}>
        {words}
        {stop.type === 'delivery' ? (
          <>
            <p className="px-1 font-medium">{t('whatWithGoods')}</p>
            <Choices
              options={dispositions.map((value) => ({ value, label: t(`disposition_${value}`) }))}
              onChoose={(value) => tell({ kind: 'failed', reasonCode: reason, disposition: value as 'return' })}
            />
          </>
        ) : (
          <button
            type="button"
            className="btn btn-d h-16 w-full text-lg"
            onClick={() => tell({ kind: 'failed', reasonCode: reason })}
          >
            {t('tellFailed')}
          </button>
        )}
      </SheetFrame>
    );
  return (
    <SheetFrame
      title={t('problem')}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="btn btn-p h-16 w-full text-lg"
          aria-disabled={note === '' && photos.length === 0}
          onClick={() => (note !== '' || photos.length > 0) && tell({ kind: 'exception' })}
        >
          {t('tellDesk')}
        </button>
      }
    >
      {trip.telephone && (
        <a className="btn btn-s h-14 w-full text-md" href={`tel:${trip.telephone}`}>
          <Icon name="phone" /> {t('phoneDesk')}
        </a>
      )}
      {trip.emergencyPhone && (
        <a className="btn btn-d h-14 w-full text-md" href={`tel:${trip.emergencyPhone}`}>
          <Icon name="phone" /> {t('phoneEmergency', { number: trip.emergencyPhone })}
        </a>
      )}
      {words}
      <p className="px-1 font-medium">{t('cannotDo', { name: stop.name })}</p>
      <Choices options={failReasons.map((value) => ({ value, label: t(`fail_${value}`) }))} onChoose={setReason} />
    </SheetFrame>
  );
}

interface WordsProps {
  readonly note: string;
  readonly photos: number;
  readonly onNote: (note: string) => void;
  readonly onPhoto: (content: string) => Promise<void>;
}

/** What happened, in words and pictures. */
function Words({ note, photos, onNote, onPhoto }: WordsProps): ReactNode {
  const t = useTexts(tripTexts);
  return (
    <section className="card space-y-3 p-4">
      <label className="block">
        <span className="lbl">{t('note')}</span>
        <textarea
          className="ctl mt-1"
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      </label>
      <PhotoButton label={t('takePhoto')} count={photos} onPhoto={onPhoto} />
    </section>
  );
}
