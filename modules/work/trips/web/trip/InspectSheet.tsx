import { type ReactNode, useEffect, useState } from 'react';
import { SignaturePen } from '#platform/web/signature/SignaturePen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { inspectTexts } from '#modules/work/trips/messages/inspect/index.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import type { AskedInspection } from './calls.ts';
import { letGo } from './held-photos.ts';
import {
  answerOf,
  forgetInspection,
  type InspectDraft,
  inspectionOf,
  missingOf,
  photosOf,
  readInspection,
  saveInspection,
  withPhotos,
} from './inspect-draft.ts';
import { InspectItem } from './InspectItem.tsx';
import { NumberRow } from './NumberRow.tsx';
import { SheetFrame } from './SheetFrame.tsx';

/** One walk around the load: each item, the slip of the weighbridge with its photo, the odometer. */
export function InspectSheet(props: ActProps): ReactNode {
  const { inspection } = props.trip;
  return inspection ? <Inspection {...props} asked={inspection} /> : null;
}

function Inspection({ trip, page, onClose, asked }: ActProps & { readonly asked: AskedInspection }): ReactNode {
  const t = useTexts(inspectTexts);
  const words = useTexts(tripTexts);
  const [draft, setDraft] = useState(() => readInspection(trip.loadId));
  const [isAsked, setAsked] = useState(false);
  useEffect(() => saveInspection(trip.loadId, draft), [draft, trip.loadId]);
  const missing = missingOf(asked, draft);
  const change = (part: Partial<InspectDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function finish(): Promise<void> {
    setAsked(true);
    if (missing.length > 0) {
      document.getElementById(`inspect-${missing[0]}`)?.scrollIntoView({ block: 'center' });
      return;
    }
    const at = new Date().toISOString();
    await letGo(
      page.outbox!,
      draft.files.map((file) => file.sourceFileId),
    );
    const sourceFileId = await page.outbox!.file('signature', null, draft.signature, trip.driverName);
    const files = [...draft.files, { item: 'signature', sourceFileId }];
    await page.outbox!.inspection(inspectionOf(asked, { ...draft, files }, trip.driverName, at));
    forgetInspection(trip.loadId);
    onClose();
  }
  return (
    <SheetFrame
      title={words('inspectLoad')}
      onClose={onClose}
      foot={
        <>
          <p aria-live="polite" className="err text-center empty:hidden">
            {isAsked && missing.length > 0 ? t('inspectMissing', { count: missing.length }) : ''}
          </p>
          <button type="button" className="btn btn-p h-16 w-full text-lg font-semibold" onClick={() => void finish()}>
            {t('finishInspection')}
          </button>
        </>
      }
    >
      <p className="px-1 text-muted">{trip.vehicles.join(' + ')}</p>
      {asked.items.map((item) => (
        <InspectItem
          key={item.code}
          item={item}
          asked={asked}
          answer={answerOf(draft, item.code)}
          isMissing={isAsked && missing.includes(item.code)}
          page={page}
          photos={photosOf(draft, item.code)}
          onPhotos={(changed) =>
            setDraft((before) => withPhotos(before, item.code, changed(photosOf(before, item.code))))
          }
          onAnswer={(answer) => change({ answers: { ...draft.answers, [item.code]: answer } })}
        >
          {item.code === 'massSlip' && <Slip asked={asked} draft={draft} onChange={change} />}
        </InspectItem>
      ))}
      <section className="card p-4" id="inspect-odometer">
        <NumberRow
          label={t('odometer')}
          value={draft.odometer}
          isWrong={isAsked && missing.includes('odometer')}
          hint={asked.lastOdometer === null ? '' : t('odometerLast', { km: asked.lastOdometer })}
          onChange={(odometer) => change({ odometer })}
        />
      </section>
      <OwnSignature
        name={trip.driverName}
        isMissing={isAsked && draft.signature === ''}
        onChange={(signature) => change({ signature })}
      />
    </SheetFrame>
  );
}

interface OwnSignatureProps {
  readonly name: string;
  readonly isMissing: boolean;
  readonly onChange: (signature: string) => void;
}

/** Whoever inspected signs for it. */
function OwnSignature({ name, isMissing, onChange }: OwnSignatureProps): ReactNode {
  const t = useTexts(inspectTexts);
  const words = useTexts(sheetTexts);
  return (
    <section className="card space-y-3 p-4" id="inspect-signature">
      <h2 className="font-semibold">{t('youSign', { name })}</h2>
      <SignaturePen
        label={t('youSign', { name })}
        clearLabel={words('clear')}
        tooLittle={words('tooLittleInk')}
        onChange={onChange}
      />
      <p aria-live="polite" className="err">
        {isMissing && t('youSignMissing')}
      </p>
    </section>
  );
}

interface SlipProps {
  readonly asked: AskedInspection;
  readonly draft: InspectDraft;
  readonly onChange: (part: Partial<InspectDraft>) => void;
}

/** What the slip says: the whole, and each axle unit where the weighbridge weighed them. */
function Slip({ asked, draft, onChange }: SlipProps): ReactNode {
  const t = useTexts(inspectTexts);
  return (
    <div className="space-y-3">
      <NumberRow
        label={t('slipKg')}
        value={draft.slip}
        hint={t('slipLimit', { limit: asked.massLimitKg })}
        onChange={(slip) => onChange({ slip })}
      />
      {asked.axleUnits.map(({ kind, limitKg }, place) => (
        <NumberRow
          key={`${kind}-${place}`}
          label={`${place + 1}. ${t(`unit_${kind}`)}, kg`}
          value={draft.units[place] ?? ''}
          hint={t('slipLimit', { limit: limitKg })}
          onChange={(typed) =>
            onChange({ units: asked.axleUnits.map((_, each) => (each === place ? typed : (draft.units[each] ?? ''))) })
          }
        />
      ))}
    </div>
  );
}
