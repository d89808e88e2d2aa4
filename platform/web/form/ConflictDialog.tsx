import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { clientZone } from '#platform/client-zone.ts';
import { formatDateTime, isCalendarDate } from '#platform/dates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { type Divergence, divergences } from '#platform/three-way.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import type { FormSchema } from '../form.tsx';
import { useFormats } from '../formats.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { withTheirs } from './merge.ts';
import type { Conflict, RecordForm } from './use-record-form.ts';

/** What a comparison cannot read off the form behind it. */
export interface ConflictWords {
  /** Names fields that are not on the screen, such as those of another step. */
  readonly fieldName?: ((path: string) => string | undefined) | undefined;
  /** Writes a value as people know it: the name of the record whose id it is. */
  readonly written?: ((path: string, value: unknown) => ReactNode) | undefined;
}

interface ConflictDialogProps<Schema extends FormSchema> extends ConflictWords {
  readonly form: RecordForm<Schema>;
  readonly conflict: Conflict;
  readonly formId: string;
  readonly valuesOf: ((record: never) => z.input<Schema>) | undefined;
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
  written,
}: ConflictDialogProps<Schema>): ReactNode {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const theirs = valuesOf ? valuesOf(conflict.record as never) : (conflict.record as unknown as z.input<Schema>);
  const mine = form.schemaForm.form.getValues() as z.input<Schema>;
  const found = divergences(form.base, only(theirs, form.base), mine);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(found.map((each) => [keyOf(each), each.both ? 'mine' : 'theirs'])),
  );
  const all = (side: Side) => setSides(Object.fromEntries(found.map((each) => [keyOf(each), side])));

  function apply(): void {
    const taken = found.filter((each) => sides[keyOf(each)] === 'theirs');
    form.resolve(theirs, withTheirs(mine as object, theirs as object, taken) as typeof mine, conflict.record.lockId);
  }

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
        {t('conflictText', { by: conflict.by, at: formatDateTime(conflict.at, language, clientZone()) })}
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
                key={keyOf(divergence)}
                formId={formId}
                divergence={divergence}
                fieldName={fieldName}
                written={written}
                side={sides[keyOf(divergence)] ?? 'mine'}
                onChange={(side) => setSides({ ...sides, [keyOf(divergence)]: side })}
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

function keyOf({ path, member }: Divergence): string {
  return member === undefined ? path : `${path} ${member}`;
}

/** A field is named as on the form behind the dialog. */
function labelOf(formId: string, path: string): string | undefined {
  const control = document.getElementById(formId)?.querySelector<HTMLInputElement>(`[name="${CSS.escape(path)}"]`);
  return control?.labels?.[0]?.textContent?.replace(/ \*$/, '') || undefined;
}

/** A choice is called as the form behind the dialog offers it. */
function choiceOf(formId: string, path: string, value: unknown): string | undefined {
  const [name, wanted] = [CSS.escape(path), CSS.escape(String(value))];
  const found = document
    .getElementById(formId)
    ?.querySelector<HTMLElement>(
      `select[name="${name}"] option[value="${wanted}"], input[name="${name}"][value="${wanted}"]:is([type=radio], [type=checkbox])`,
    );
  // Its name; what explains it stands on the next line.
  const text = found instanceof HTMLInputElement ? found.labels?.[0]?.innerText.split('\n')[0] : found?.textContent;
  return text?.trim() || undefined;
}

interface ChoiceProps extends ConflictWords {
  readonly formId: string;
  readonly divergence: Divergence;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

function Choice({ formId, divergence, fieldName, written, side, onChange }: ChoiceProps): ReactNode {
  const t = useTexts(deskTexts);
  const { path, member } = divergence;
  const value = useWritten((each) => written?.(path, each) ?? choiceOf(formId, path, each));
  // A tick is there or not; of an empty field nothing is there.
  const shown = (each: unknown) => value(member === undefined ? each : each === true);
  return (
    <fieldset className="py-3">
      <legend className="float-left mb-2 w-full font-medium">
        {member === undefined
          ? (labelOf(formId, path) ?? fieldName?.(path) ?? path)
          : (written?.(path, member) ?? choiceOf(formId, path, member) ?? member)}
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
              name={`conflict-${keyOf(divergence)}`}
              checked={side === each}
              onChange={() => onChange(each)}
            />
            <span className="text-sm text-muted">{t(each)}</span>
            <span className="col-start-2 break-words">{shown(divergence[each])}</span>
          </label>
        ))}
      </div>
      {divergence.both && (
        <p className="mt-1.5 text-sm text-muted">
          {t('valueBefore')} {shown(divergence.before)}
        </p>
      )}
    </fieldset>
  );
}

/** How the dialog writes a value: as its field does, as a date or a number, or as it is. */
function useWritten(asField: (value: unknown) => ReactNode): (value: unknown) => ReactNode {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const formats = useFormats();
  return (value) => {
    if (value === undefined || value === null || value === '') return t('emptyValue');
    if (typeof value === 'boolean') return t(value ? 'valueYes' : 'valueNo');
    const own = asField(value);
    if (own !== undefined) return own;
    if (typeof value === 'number') return formatDecimal(language, value, { decimals: 3 });
    const text = String(value);
    return isCalendarDate(text) ? formats.date(text) : text;
  };
}
