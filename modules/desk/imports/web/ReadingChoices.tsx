import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';

/** How the cells are read, and what is done with the rows. */
export interface Reading {
  readonly mode: ImportRecord['mode'];
  readonly dayFirst: boolean;
  readonly decimalComma: boolean;
  /** The name under which the mapping is kept; empty for none. */
  readonly saveAs: string;
}

interface ReadingChoicesProps {
  readonly record: ImportRecord;
  readonly value: Reading;
  /** With the name of the mapping. */
  readonly problem: string;
  readonly onChange: (value: Reading) => void;
  readonly onTemplate: (templateId: string) => void;
}

export function ReadingChoices({ record, value, problem, onChange, onTemplate }: ReadingChoicesProps): ReactNode {
  const t = useTexts(importDeskTexts);
  const id = useId();
  const modes = (['upsert', 'create', 'update'] as const).filter(
    (mode) => (mode === 'update' || record.mayCreate) && (mode === 'create' || record.mayUpdate),
  );
  return (
    <section className="card grid gap-5 px-5 py-5 sm:grid-cols-2">
      <Choice
        label={t('mode')}
        value={value.mode}
        options={modes.map((mode) => [mode, t(`mode_${mode}`)])}
        onChange={(mode) => onChange({ ...value, mode: mode as Reading['mode'] })}
      />
      <Choice
        label={t('dates')}
        value={value.dayFirst ? 'day' : 'month'}
        options={[
          ['day', t('dayFirst')],
          ['month', t('monthFirst')],
        ]}
        onChange={(order) => onChange({ ...value, dayFirst: order === 'day' })}
      />
      <Choice
        label={t('numbers')}
        value={value.decimalComma ? 'comma' : 'point'}
        options={[
          ['point', t('decimalPoint')],
          ['comma', t('decimalComma')],
        ]}
        onChange={(sign) => onChange({ ...value, decimalComma: sign === 'comma' })}
      />
      {record.templates.length > 0 && (
        <Choice
          label={t('template')}
          value=""
          options={[
            ['', t('chooseTemplate')],
            ...record.templates.map((each) => [each.templateId, each.name] as const),
          ]}
          onChange={(templateId) => templateId !== '' && onTemplate(templateId)}
        />
      )}
      <div>
        <label className="mb-1 block font-medium" htmlFor={id}>
          {t('saveAs')}
        </label>
        <input
          id={id}
          className="ctl"
          maxLength={60}
          value={value.saveAs}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ ...value, saveAs: event.target.value })}
        />
        <p id={`${id}-hint`} className={problem === '' ? 'mt-1 text-sm text-muted' : 'mt-1 text-sm text-danger'}>
          {problem === '' ? t('saveAsHint') : problem}
        </p>
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label className="mb-1 block font-medium" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="ctl" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
