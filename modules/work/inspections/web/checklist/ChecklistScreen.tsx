import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { standardChecklist } from '#modules/work/inspections/checklist.ts';
import type { ShownChecklist } from '#modules/work/inspections/contract.ts';
import { checklistFields, inspectionLimits } from '#modules/work/inspections/fields.ts';
import { checklistTexts } from '#modules/work/inspections/messages/checklist/index.ts';
import { inspectionDeskTexts } from '#modules/work/inspections/messages/desk/index.ts';
import { inspectionFailureTexts } from '#modules/work/inspections/messages/failures/index.ts';
import { checklistRead, checklists, useMayChecklist } from '../calls.ts';
import { CheckRow } from './CheckRow.tsx';

export type ChecklistForm = z.input<typeof checklistFields>;
const noun = 'inspectionChecklist';
const formOf = ({ items }: ShownChecklist): ChecklistForm => ({ items });

/** `/inspectionChecklist`: what a company asks of each load before it leaves. */
export function ChecklistScreen(): ReactNode {
  return (
    <RecordGate query={useQuery(checklistRead)} skeleton={<FormSkeleton />}>
      {(checklist) => <Form key={checklist.lockId} checklist={checklist} />}
    </RecordGate>
  );
}

function Form({ checklist }: { readonly checklist: ShownChecklist }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const formats = useFormats();
  const maySave = useMayChecklist('putInspectionTemplate');
  const { changedAt, changedBy } = checklist;
  return (
    <FormScreen
      title={t('loadChecklist')}
      subtitle={
        changedAt ? t('checklistChanged', { by: changedBy, at: formats.moment(changedAt) }) : t('checklistStandard')
      }
      schema={checklistFields}
      initial={formOf(checklist)}
      noun={noun}
      id="own"
      lockId={checklist.lockId}
      save={(values, options) => checklists.putInspectionTemplate(values, options)}
      valuesOf={formOf as never}
      failures={[inspectionFailureTexts]}
      readOnly={!maySave}
    >
      <FormSection title={t('checks')} hint={t('checksHint')}>
        <Checks maySave={maySave} />
      </FormSection>
    </FormScreen>
  );
}

const newCode = () =>
  `own-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** The checks in the order in which they are asked. Alt with an arrow moves the one that has the focus. */
function Checks({ maySave }: { readonly maySave: boolean }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const { fields, append, remove, move } = useFieldArray<ChecklistForm, 'items'>({ name: 'items' });
  const [said, setSaid] = useState('');
  function shift(from: number, by: -1 | 1): void {
    if (from + by < 0 || from + by >= fields.length) return;
    move(from, from + by);
    setSaid(t('checkMoved', { number: from + by + 1 }));
    focusCheck(from + by);
  }
  function drop(place: number): void {
    remove(place);
    focusCheck(Math.max(0, place - 1));
  }
  return (
    <div className="space-y-3 sm:col-span-2">
      <ol className="space-y-3">
        {fields.map((row, index) => (
          <CheckRow
            key={row.id}
            index={index}
            count={fields.length}
            maySave={maySave}
            onMove={(by) => shift(index, by)}
            onRemove={() => drop(index)}
          />
        ))}
      </ol>
      {maySave && fields.length < inspectionLimits.items && (
        <div className="flex flex-wrap items-end gap-2">
          <button
            type="button"
            className="btn btn-s"
            onClick={() =>
              append({
                code: newCode(),
                names: { en: '', afr: '', pt: '', fr: '' },
                failure: 'CONDITIONAL',
                only: '',
                isMandatory: true,
                needsPhoto: false,
              })
            }
          >
            <Plus size={15} aria-hidden="true" />
            {t('addCheck')}
          </button>
          <AddStandard onAdd={append} />
        </div>
      )}
      <output className="sr-only">{said}</output>
    </div>
  );
}

function focusCheck(place: number): void {
  requestAnimationFrame(() => document.getElementsByName(`items.${place}.failure`)[0]?.focus());
}

/** Checks of the standard list that were taken away come back here. */
function AddStandard({ onAdd }: { readonly onAdd: (item: ChecklistForm['items'][number]) => void }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  const items = useWatch<ChecklistForm, 'items'>({ name: 'items' });
  const missing = standardChecklist.filter(({ code }) => items.every((item) => item.code !== code));
  return missing.map(({ code, severity, only, canBeNa, needsPhoto }) => (
    <button
      key={code}
      type="button"
      className="btn btn-g max-w-full"
      onClick={() =>
        onAdd({
          code,
          names: { en: '', afr: '', pt: '', fr: '' },
          failure: severity === 'critical' ? 'FAIL' : 'CONDITIONAL',
          only,
          isMandatory: !canBeNa,
          needsPhoto,
        })
      }
    >
      <Plus size={15} aria-hidden="true" />
      <span className="truncate">{t('addStandardCheck', { name: c(`item_${code}` as 'item_seals') })}</span>
    </button>
  ));
}
