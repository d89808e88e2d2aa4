import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import {
  type DocumentType,
  documentTypesOf,
  paperConditions,
  paperStops,
  type AskedSubjectType,
  askedSubjectTypes,
} from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { templateFailureTexts } from '#modules/base/companies/messages/template-failures/index.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { companiesNoun, settingRead } from './calls.ts';
import { formOf, saveSetting, settingForm, type SettingForm, type ShownSetting } from './setting-form.ts';

const Field = fieldsFor<typeof settingForm>();

/** Which papers a company wants of whom. */
export function RequiredDocuments(): ReactNode {
  return (
    <RecordGate query={useQuery(settingRead)} skeleton={<FormSkeleton />}>
      {(setting) => <Form key={setting.lockId} setting={setting} />}
    </RecordGate>
  );
}

function Form({ setting }: { readonly setting: ShownSetting }): ReactNode {
  const t = useTexts(templateTexts);
  return (
    <FormScreen
      title={t('tab_documents')}
      schema={settingForm}
      initial={formOf(setting)}
      noun={companiesNoun}
      id="documents"
      lockId={setting.lockId}
      save={(values, options) => saveSetting(setting, values, options)}
      valuesOf={formOf as never}
      failures={[templateFailureTexts]}
    >
      {askedSubjectTypes.map((subjectType) => (
        <FormSection
          key={subjectType}
          title={t(`requiredOf_${subjectType}`)}
          {...(subjectType === 'supplier' && { hint: t('documentsHint') })}
          {...(subjectType === 'load' && { hint: t('loadPapersHint') })}
        >
          <Rules subjectType={subjectType} />
        </FormSection>
      ))}
    </FormScreen>
  );
}

/** The rules for one kind of subject; all of them stand in one list of the form. */
function Rules({ subjectType }: { readonly subjectType: AskedSubjectType }): ReactNode {
  const t = useTexts(templateTexts);
  const { fields, append, remove } = useFieldArray<SettingForm, 'requiredDocuments'>({ name: 'requiredDocuments' });
  const rules = useWatch<SettingForm, 'requiredDocuments'>({ name: 'requiredDocuments' });
  const own = fields.flatMap((field, index) => (rules[index]?.subjectType === subjectType ? [{ field, index }] : []));
  const used = own.map(({ index }) => rules[index]?.code);
  const free = documentTypesOf(subjectType).filter((type) => !used.includes(type));
  return (
    <div className="space-y-4 sm:col-span-2">
      {own.length === 0 && <p className="text-muted">{t('noneRequired')}</p>}
      {own.map(({ field, index }) => (
        <Rule
          key={field.id}
          index={index}
          subjectType={subjectType}
          code={rules[index]?.code}
          free={free}
          onRemove={() => remove(index)}
        />
      ))}
      <button
        type="button"
        className="btn btn-s"
        onClick={() =>
          append({
            subjectType,
            code: free[0] ?? 'other',
            label: '',
            isMandatory: true,
            maxAgeMonths: null,
            applies: 'always',
            blocks: 'nothing',
          })
        }
      >
        <Plus size={15} aria-hidden="true" />
        {t('addDocument')}
      </button>
    </div>
  );
}

interface RuleProps {
  readonly index: number;
  readonly subjectType: AskedSubjectType;
  readonly code: DocumentType | undefined;
  /** Types that no rule names yet. */
  readonly free: readonly DocumentType[];
  readonly onRemove: () => void;
}

function Rule({ index, subjectType, code, free, onRemove }: RuleProps): ReactNode {
  const t = useTexts(templateTexts);
  const types = useTexts(documentTypeTexts);
  return (
    <div
      role="group"
      aria-label={code ? types(code) : t('document')}
      className={clsx(
        'grid grid-cols-1 items-end gap-3 rounded-card border border-line p-3',
        subjectType === 'load' ? 'sm:grid-cols-2' : 'sm:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)_6rem_auto]',
      )}
    >
      <Field.Select
        name={`requiredDocuments.${index}.code`}
        label={t('document')}
        required
        options={documentTypesOf(subjectType)
          .filter((type) => type === code || free.includes(type))
          .map((value) => ({ value, label: types(value) }))}
      />
      <Field.Text name={`requiredDocuments.${index}.label`} label={t('label')} autoComplete="off" />
      {subjectType === 'load' ? (
        <LoadRule index={index} />
      ) : (
        <Field.Number
          name={`requiredDocuments.${index}.maxAgeMonths`}
          label={t('maxAge')}
          min={1}
          max={120}
          decimals={0}
        />
      )}
      <div className="flex items-center gap-2 pb-1">
        <Field.Checkbox name={`requiredDocuments.${index}.isMandatory`} label={t('mandatory')} />
        <button
          type="button"
          className="btn btn-g aspect-square px-0"
          aria-label={t('removeDocument', { name: code ? types(code) : '' })}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/** Asks which loads need a paper, and which step waits for it. */
function LoadRule({ index }: { readonly index: number }): ReactNode {
  const t = useTexts(templateTexts);
  return (
    <>
      <Field.Select
        name={`requiredDocuments.${index}.applies`}
        label={t('applies')}
        required
        options={paperConditions.map((value) => ({ value, label: t(`applies_${value}`) }))}
      />
      <Field.Select
        name={`requiredDocuments.${index}.blocks`}
        label={t('blocks')}
        required
        options={paperStops.map((value) => ({ value, label: t(`blocks_${value}`) }))}
      />
    </>
  );
}
