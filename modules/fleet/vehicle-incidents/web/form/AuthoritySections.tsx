import type { ReactNode } from 'react';
import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { today } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import type { IncidentFields } from './incident-form.ts';

const Field = deskFieldsFor<IncidentFields>();

/** What the police know; it may come later. */
export function PoliceSection(): ReactNode {
  const t = useTexts(incidentDeskTexts);
  return (
    <FormSection title={t('police')} hint={t('policeHint')}>
      <Field.Text name="policeStation" label={t('policeStation')} />
      <Field.Text name="policeCaseNo" label={t('policeCaseNo')} />
      <Field.Date name="policeReportedOn" label={t('policeReportedOn')} max={today()} />
    </FormSection>
  );
}

/** The notice of a fine, and the nomination of who drove. */
export function FineSection({ drivers }: { readonly drivers: ChoiceSource }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  return (
    <FormSection title={t('fine')} hint={t('fineHint')}>
      <Field.Text name="noticeNumber" label={t('noticeNumber')} />
      <Field.Number name="points" label={t('points')} min={0} max={100} decimals={0} />
      <Field.Date name="servedOn" label={t('servedOn')} max={today()} />
      <Field.Select
        name="howServed"
        label={t('howServed')}
        options={(['inPerson', 'posted', 'electronic'] as const).map((value) => ({ value, label: t(`served_${value}`) }))}
      />
      <Field.Select
        name="nominationStatus"
        label={t('nominationStatus')}
        placeholder={t('nomination_none')}
        options={(['FILED', 'ACCEPTED', 'REFUSED', 'NOT_NEEDED'] as const).map((value) => ({
          value,
          label: t(`nomination_${value}`),
        }))}
      />
      <Field.Searched name="nominatedDriverId" label={t('nominatedDriver')} from={drivers} />
      <Field.Date name="nominatedOn" label={t('nominatedOn')} max={today()} />
    </FormSection>
  );
}
