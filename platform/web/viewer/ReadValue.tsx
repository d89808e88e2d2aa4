import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { recordTexts } from '#platform/messages/records/index.ts';
import { differs, type ReadAndTyped } from '#platform/read-and-typed.ts';
import { useTexts } from '../texts.ts';
import { heldOf, typedIn } from './readings.ts';

interface ReadValueProps {
  readonly reading: ReadAndTyped;
  readonly label: string;
  /** As people write such a value. */
  readonly write: (value: string) => string;
  /** What was in force until now. */
  readonly before?: string | undefined;
  /** Nothing at all was read, which is said once above. */
  readonly isQuiet?: boolean;
  /** The field of the form, with what the document says under it; none where the value is not for the approver to change. */
  readonly children?: ((note: ReactNode) => ReactNode) | undefined;
}

/** A value of a paper beside what was read in the document: red where they differ, with a button that takes the other one. */
export function ReadValue({ reading, label, write, before, isQuiet = false, children }: ReadValueProps): ReactNode {
  const t = useTexts(recordTexts);
  const values: Readonly<Record<string, unknown>> = useWatch();
  const isRed = differs({ ...reading, typed: typedIn(values, reading) });
  const until = before ? <span className="block text-muted">{t('untilNow', { value: before })}</span> : null;
  const note = (
    <>
      {!isQuiet && (
        <Said reading={reading} isRed={isRed} write={write} isFixed={!children} now={typedIn(values, reading)} />
      )}
      {until}
    </>
  );
  if (children)
    return (
      <div className={isRed ? 'min-w-0 [&_.ctl]:border-danger' : 'min-w-0'}>
        {children(isQuiet && !until ? undefined : note)}
      </div>
    );
  return (
    <dl className="min-w-0 sm:col-span-2">
      <dt className="lbl">{label}</dt>
      <dd className={isRed ? 'break-words font-medium text-danger' : 'break-words'}>{write(reading.typed)}</dd>
      <dd className="mt-0.5 text-sm">{note}</dd>
    </dl>
  );
}

interface SaidProps extends Pick<ReadValueProps, 'reading' | 'write'> {
  readonly isRed: boolean;
  readonly isFixed: boolean;
  /** What would be approved. */
  readonly now: string;
}

function Said({ reading, isRed, write, isFixed, now }: SaidProps): ReactNode {
  const t = useTexts(recordTexts);
  const { setValue } = useFormContext();
  const { field, read, typed } = reading;
  const take = (value: string) => setValue(field, heldOf(reading, value), { shouldDirty: true, shouldValidate: true });
  if (read === '') return <span className="text-muted">{t('notInDocument')}</span>;
  if (isRed)
    return (
      <span className="text-danger">
        {t('documentSays', { read: write(read) })}
        {!isFixed && <Take text={t('takeOver')} onTake={() => take(read)} />}
      </span>
    );
  if (!isFixed && typed !== '' && now !== typed && differs(reading))
    return (
      <span className="text-danger">
        {t('enteredAs', { typed: write(typed) })}
        <Take text={t('keepEntered')} onTake={() => take(typed)} />
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1 text-muted">
      <Check size={13} aria-hidden="true" className="text-ok" />
      {t('asInDocument')}
    </span>
  );
}

function Take({ text, onTake }: { readonly text: string; readonly onTake: () => void }): ReactNode {
  return (
    <button type="button" className="ml-1.5 underline underline-offset-3" onClick={onTake}>
      {text}
    </button>
  );
}
