import { type ReactNode, useState } from 'react';
import { get, set } from 'react-hook-form';
import type { z } from 'zod';
import { formatDateTime } from '#platform/dates.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { type Divergence, divergences } from '#platform/three-way.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import type { FormSchema } from '../form.tsx';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import type { Conflict, RecordForm } from './use-record-form.ts';

interface ConflictDialogProps<Schema extends FormSchema> {
  readonly form: RecordForm<Schema>;
  readonly conflict: Conflict;
  readonly formId: string;
  readonly valuesOf: ((record: never) => z.input<Schema>) | undefined;
  /** Names fields that are not on the screen, such as those of another step. */
  readonly fieldName?: ((path: string) => string) | undefined;
}

type Side = 'theirs' | 'mine';

/**
 * Somebody else saved the record first: what they changed, field by field, and whose value goes on. What only they
 * changed is taken unless the person says otherwise; nothing is saved before Save is pressed again.
 */
export function ConflictDialog<Schema extends FormSchema>({
  form,
  conflict,
  formId,
  valuesOf,
  fieldName,
}: ConflictDialogProps<Schema>): ReactNode {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const theirs = valuesOf ? valuesOf(conflict.record as never) : (conflict.record as unknown as z.input<Schema>);
  const mine = form.schemaForm.form.getValues() as z.input<Schema>;
  const found = divergences(form.base, only(theirs, form.base), mine);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(found.map(({ path, both }) => [path, both ? 'mine' : 'theirs'])),
  );
  const all = (side: Side) => setSides(Object.fromEntries(found.map(({ path }) => [path, side])));

  function apply(): void {
    const values = structuredClone(mine);
    for (const { path } of found) if (sides[path] === 'theirs') set(values as object, path, get(theirs, path));
    form.resolve(theirs, values, conflict.record.lockId);
  }

  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Dialog
      open
      title={t('conflictTitle')}
      width={720}
      onClose={form.closeConflict}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={form.closeConflict}>
            {t('backToForm')}
          </button>
          <button type="button" className="btn btn-p" onClick={apply}>
            {t('useThese')}
          </button>
        </>
      }
    >
      <p className="text-muted">
        {t('conflictText', { by: conflict.by, at: formatDateTime(conflict.at, language, zone) })}
      </p>
      {found.length === 0 ? (
        <p className="mt-3">{t('conflictNothing')}</p>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap gap-2">
            <button type="button" className="btn btn-s" onClick={() => all('theirs')}>
              {t('takeTheirs')}
            </button>
            <button type="button" className="btn btn-s" onClick={() => all('mine')}>
              {t('keepMine')}
            </button>
          </div>
          <div className="mt-3 divide-y divide-line border-y border-line">
            {found.map((divergence) => (
              <Choice
                key={divergence.path}
                label={labelOf(formId, divergence.path) ?? fieldName?.(divergence.path) ?? divergence.path}
                divergence={divergence}
                side={sides[divergence.path] ?? 'mine'}
                onChange={(side) => setSides({ ...sides, [divergence.path]: side })}
              />
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The fields that the form has, of a record that may have more. */
function only<Values>(record: Values, of: unknown): Values {
  const fields = Object.keys(of as object);
  return Object.fromEntries(Object.entries(record as object).filter(([name]) => fields.includes(name))) as Values;
}

/** A field is named as on the form behind the dialog. */
function labelOf(formId: string, path: string): string | undefined {
  const control = document.getElementById(formId)?.querySelector<HTMLInputElement>(`[name="${CSS.escape(path)}"]`);
  return control?.labels?.[0]?.textContent?.replace(/ \*$/, '') || undefined;
}

interface ChoiceProps {
  readonly label: string;
  readonly divergence: Divergence;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

function Choice({ label, divergence, side, onChange }: ChoiceProps): ReactNode {
  const t = useTexts(deskTexts);
  const shown = (value: unknown) =>
    value === undefined || value === null || value === ''
      ? t('emptyValue')
      : typeof value === 'boolean'
        ? t(value ? 'valueYes' : 'valueNo')
        : String(value);
  return (
    <fieldset className="py-3">
      <legend className="float-left mb-2 w-full font-medium">
        {label}
        {divergence.both && <span className="ml-2 text-sm font-normal text-warn">{t('bothChanged')}</span>}
      </legend>
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        {(['theirs', 'mine'] as const).map((each) => (
          <label
            key={each}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded-ctl border border-line px-3 py-2 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              className="mt-0.5 size-4 flex-none accent-ink outline-none"
              name={`conflict-${divergence.path}`}
              checked={side === each}
              onChange={() => onChange(each)}
            />
            <span className="text-sm text-muted">{t(each)}</span>
            <span className="col-start-2 break-words">{shown(divergence[each])}</span>
          </label>
        ))}
      </div>
      {divergence.both && (
        <p className="mt-1.5 text-sm text-muted">{t('valueBefore', { value: shown(divergence.before) })}</p>
      )}
    </fieldset>
  );
}
