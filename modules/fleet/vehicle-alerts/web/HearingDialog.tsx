import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { ChecklistField } from '#platform/web/fields/ChecklistField.tsx';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type AlertHearing, hearingFields } from '../contract.ts';
import { mailLevels } from '../hearing.ts';
import { alertCategories } from '../kinds.ts';
import { vehicleAlertDeskTexts } from '../messages/desk/index.ts';
import { alerts, alertsNoun, hearingRead } from './calls.ts';

const hearingForm = z
  .strictObject(hearingFields)
  .refine(({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''), {
    error: 'required',
    path: ['quietUntil'],
  });
const Field = namedFor<typeof hearingForm>()({ Checklist: ChecklistField, Select: SelectField, Text: TextField });

/** What the person wants to hear: on the bell, by mail, and when not. */
export function HearingDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const hearing = useQuery(hearingRead);
  return hearing.data ? <Form hearing={hearing.data} onClose={onClose} /> : null;
}

function Form({ hearing, onClose }: { readonly hearing: AlertHearing; readonly onClose: () => void }): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const queries = useQueryClient();
  const { lockId, timeZone, ...initial } = hearing;
  const categories = alertCategories.map((category) => ({ value: category, label: t(`category_${category}`) }));
  return (
    <FormDialog
      title={t('hearing')}
      text={t('hearingText')}
      schema={hearingForm}
      initial={initial}
      confirm={t('save')}
      width={560}
      intent={lockId}
      submit={async (value, idempotencyKey) => {
        await alerts.putVehicleAlertHearing(value, { lockId, idempotencyKey });
        await queries.invalidateQueries({ queryKey: [alertsNoun] });
        toast(t('saved'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Checklist name="screenCategories" label={t('onScreen')} options={categories} className="sm:col-span-2" />
      <Field.Select
        name="mailFrom"
        label={t('mailFrom')}
        options={mailLevels.map((level) => ({ value: level, label: t(`mail_${level}`) }))}
        className="sm:col-span-2"
      />
      <Field.Checklist name="mailCategories" label={t('byMail')} options={categories} className="sm:col-span-2" />
      <Field.Text name="quietFrom" label={t('quietFrom')} help={`${t('quietHelp')} · ${timeZone}`} />
      <Field.Text name="quietUntil" label={t('quietUntil')} />
    </FormDialog>
  );
}
