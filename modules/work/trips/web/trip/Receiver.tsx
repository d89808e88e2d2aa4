import { type ReactNode, useState } from 'react';
import { SignaturePen } from '#platform/web/signature/SignaturePen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import type { Missing } from './missing.ts';

interface ReceiverProps {
  /** By which the pen and the name are found when they are missing. */
  readonly ids: { readonly signature: string; readonly name: string };
  readonly name: string;
  /** What the driver was told is missing. */
  readonly missing: Missing | undefined;
  /** A picture that was signed before the page or the question was left. */
  readonly signature: string;
  readonly onName: (name: string) => void;
  readonly onSignature: (picture: string) => void;
  /** To go on although nothing was signed. */
  readonly onWithout: () => void;
}

/** Whoever takes the goods signs on the glass, with their name in letters that can be read. */
export function Receiver({ ids, name, missing, signature, onName, onSignature, onWithout }: ReceiverProps): ReactNode {
  const t = useTexts(sheetTexts);
  const [kept, setKept] = useState(signature);
  return (
    <section id={ids.signature} className="card space-y-3 p-4">
      <h2 className="font-semibold">{t('receiverSigns')}</h2>
      {kept === '' ? (
        <SignaturePen
          label={t('receiverSigns')}
          clearLabel={t('clear')}
          tooLittle={t('tooLittleInk')}
          onChange={onSignature}
        />
      ) : (
        <>
          <img
            src={kept}
            alt={t('receiverSigns')}
            className="h-44 w-full max-w-xl rounded-ctl border border-line-strong bg-white object-contain"
          />
          <button
            type="button"
            className="btn btn-s"
            onClick={() => {
              setKept('');
              onSignature('');
            }}
          >
            {t('clear')}
          </button>
        </>
      )}
      <label className="block">
        <span className="lbl">{t('receiverName')}</span>
        <input
          id={ids.name}
          className="ctl mt-1 h-12"
          autoComplete="off"
          maxLength={80}
          value={name}
          aria-invalid={missing === 'name'}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      <p aria-live="polite" className="err">
        {missing && t(`${missing}Missing`)}
      </p>
      {missing && missing !== 'name' && (
        <button type="button" className="btn btn-s h-12 w-full" onClick={onWithout}>
          {t(missing === 'proof' ? 'withoutProof' : 'withoutSignature')}
        </button>
      )}
    </section>
  );
}
