import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { checkedSubjectTypes, documentTypesOf, type SubjectType } from '#modules/companies/document-types.ts';
import { documentTypeTexts } from '#modules/companies/messages/document-types/index.ts';
import { templateFailureTexts } from '#modules/companies/messages/template-failures/index.ts';
import { templateTexts } from '#modules/companies/messages/templates/index.ts';
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
      {checkedSubjectTypes.map((subjectType) => (
        <FormSection
          key={subjectType}
          title={t(`requiredOf_${subjectType}`)}
          {...(subjectType === 'supplier' && { hint: t('documentsHint') })}
        >
          <Rules subjectType={subjectType} />
        </FormSection>
      ))}
    </FormScreen>
  );
}

/** The rules for one kind of subject; all of them stand in one list of the form. */
function Rules({ subjectType }: { readonly subjectType: SubjectType }): ReactNode {
  const t = useTexts(templateTexts);
  const types = useTexts(documentTypeTexts);
  const { fields, append, remove } = useFieldArray<SettingForm, 'requiredDocuments'>({ name: 'requiredDocuments' });
  const rules = useWatch<SettingForm, 'requiredDocuments'>({ name: 'requiredDocuments' });
  const own = fields.flatMap((field, index) => (rules[index]?.subjectType === subjectType ? [{ field, index }] : []));
  const used = own.map(({ index }) => rules[index]?.code);
  const possible = documentTypesOf(subjectType);
  const free = possible.filter((type) => !used.includes(type));
  return (
    <div className="space-y-4 sm:col-span-2">
      {own.length === 0 && <p className="text-muted">{t('noneRequired')}</p>}
      {own.map(({ field, index }) => {
        const code = rules[index]?.code;
        return (
          <div
            key={field.id}
            role="group"
            aria-label={code ? types(code) : t('document')}
            className="grid items-end gap-3 rounded-card border border-line p-3 sm:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)_6rem_auto]"
          >
            <Field.Select
              name={`requiredDocuments.${index}.code`}
              label={t('document')}
              required
              options={possible
                .filter((type) => type === code || free.includes(type))
                .map((value) => ({ value, label: types(value) }))}
            />
            <Field.Text
              name={`requiredDocuments.${index}.label`}
              label={t('label')}
              maxLength={100}
              autoComplete="off"
            />
            <Field.Number
              name={`requiredDocuments.${index}.maxAgeMonths`}
              label={t('maxAge')}
              min={1}
              max={120}
              decimals={0}
            />
            <div className="flex items-center gap-2 pb-1">
              <Field.Checkbox name={`requiredDocuments.${index}.isMandatory`} label={t('mandatory')} />
              <button
                type="button"
                className="btn btn-g aspect-square px-0"
                aria-label={t('removeDocument', { name: code ? types(code) : '' })}
                onClick={() => remove(index)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </button>
            </div>
          </div>
        );
      })}
      <button
        type="button"
        className="btn btn-s"
        onClick={() =>
          append({ subjectType, code: free[0] ?? 'other', label: '', isMandatory: true, maxAgeMonths: null })
        }
      >
        <Plus size={15} aria-hidden="true" />
        {t('addDocument')}
      </button>
    </div>
  );
}
