import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from '#platform/web/fields/Field.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { emptySignatureLength } from '#modules/parties/contractors/fields.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { SignaturePen } from '#platform/web/signature/SignaturePen.tsx';
import { TypedSignature } from './TypedSignature.tsx';

export type SignatureFieldProps = FieldProps<string>;

const ways = ['signatureDraw', 'signatureType'] as const;
type Way = (typeof ways)[number];

/**
 * A signature as a picture, black on white: drawn with a finger, a pen or the mouse, or typed, for who has none of them.
 * Both ways give the same kind of value.
 */
export function SignatureField(props: SignatureFieldProps): ReactNode {
  const t = useTexts(applicationTexts);
  const state = useField(props);
  const group = useId();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: props.name });
  const picture = typeof value === 'string' && value.length > emptySignatureLength ? value : undefined;
  const [way, setWay] = useState<Way>('signatureDraw');
  // What was there when the field came up is shown as a picture; strokes cannot be had back from it.
  const [kept, setKept] = useState(picture);
  const [said, setSaid] = useState<'signatureDone' | 'signatureCleared'>();

  function change(next: string): void {
    setValue(props.name, next, { shouldDirty: true, shouldValidate: true });
    setSaid(next ? 'signatureDone' : 'signatureCleared');
  }
  function clear(): void {
    setKept(undefined);
    change('');
  }
  if (props.disabled || kept !== undefined) {
    return (
      <FieldFrame {...props} state={state} group>
        <Shown picture={kept ?? picture} onClear={props.disabled ? undefined : clear} />
      </FieldFrame>
    );
  }
  const { id: _, ...attributes } = state.control;
  return (
    <FieldFrame
      {...props}
      state={state}
      group
      help={t(way === 'signatureDraw' ? 'signatureHelp' : 'signatureTypedHelp')}
    >
      <div role="radiogroup" aria-label={t('signatureWay')} className="mb-2.5 flex gap-2">
        {ways.map((each, index) => (
          <label
            key={each}
            className="flex cursor-pointer items-center gap-2 rounded-ctl border border-line-strong bg-surface px-3 py-1.5 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-12"
          >
            <input
              {...(index === 0 && attributes)}
              type="radio"
              name={group}
              checked={way === each}
              className="size-4 accent-ink outline-none"
              onChange={() => {
                setWay(each);
                if (picture) change('');
              }}
            />
            {t(each)}
          </label>
        ))}
      </div>
      {way === 'signatureDraw' ? (
        <SignaturePen
          label={t('signatureBox')}
          onChange={change}
          clearLabel={t('signatureClear')}
          tooLittle={t('signatureTooLittle')}
        />
      ) : (
        <TypedSignature
          label={t('signatureTyped')}
          preview={t('signaturePreview')}
          picture={picture}
          onChange={change}
        />
      )}
      <output className="sr-only">{said && t(said)}</output>
    </FieldFrame>
  );
}

interface ShownProps {
  readonly picture: string | undefined;
  /** Absent where the signature is only looked at. */
  readonly onClear: (() => void) | undefined;
}

/** A signature that was given before, or a dash. */
function Shown({ picture, onClear }: ShownProps): ReactNode {
  const t = useTexts(applicationTexts);
  if (picture === undefined) return '–';
  return (
    <>
      <img
        src={picture}
        alt={t('signaturePreview')}
        className="h-44 w-full max-w-xl rounded-ctl border border-line-strong bg-white object-contain"
      />
      {onClear && (
        <button type="button" className="btn btn-s mt-2.5" onClick={onClear}>
          {t('signatureClear')}
        </button>
      )}
    </>
  );
}
