import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { dispositions, failReasons } from '#modules/work/loads/status.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import { heldPhotos, letGo } from './held-photos.ts';
import { Icon } from './Icon.tsx';
import { NoteBox } from './NoteBox.tsx';
import { Photos } from './Photos.tsx';
import { Choices, SheetFrame } from './SheetFrame.tsx';

/** Something is wrong: tell the desk, or say that this stop cannot be done and what happens to the goods. */
export function ProblemSheet({ act, trip, page, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  const pageText = useTexts(tripTexts);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  if (act.kind !== 'problem') return null;
  const { stop } = act;
  // Those of a sheet that was closed, or ended by the camera, are there again.
  const photos = heldPhotos(page.outbox!).filter(({ kind, stopId }) => kind === 'damage' && stopId === stop.id);
  const taken = photos.map(({ id }) => id);
  function tell(event: {
    kind: 'failed' | 'exception';
    reasonCode?: string;
    disposition?: (typeof dispositions)[number];
  }): void {
    const at = new Date().toISOString();
    void letGo(page.outbox!, taken);
    void page.outbox?.event({ ...event, stopId: stop.id, occurredAt: at, capturedAt: at, note, files: taken });
    onClose();
  }
  const words = (
    <section className="card space-y-3 p-4">
      <NoteBox rows={3} longest={500} value={note} onChange={setNote} />
      <Photos page={page} label={t('takePhoto')} kind="damage" stopId={stop.id} taken={taken} />
    </section>
  );
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
      title={pageText('problem')}
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
          <Icon name="phone" /> {pageText('phoneDesk')}
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
