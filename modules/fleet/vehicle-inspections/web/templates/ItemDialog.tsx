import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { languageNames, languages } from '#platform/language.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { severities } from '#modules/fleet/vehicle-defects/status.ts';
import { vehicleInspectionDeskTexts } from '#modules/fleet/vehicle-inspections/messages/desk/index.ts';
import { askedOn, limitProperties, sections } from '#modules/fleet/vehicle-inspections/template.ts';
import { inspectionFailures } from '../calls.ts';
import { type Item, itemForm, itemOf, valuesOf } from './item-form.ts';

const Field = deskFieldsFor<typeof itemForm>();

interface ItemDialogProps {
  /** Missing for a new one. */
  readonly item?: Item;
  readonly onSave: (item: Item) => void;
  readonly onClose: () => void;
}

/** An item of a list; it is part of a version once the list is published. */
export function ItemDialog({ item, onSave, onClose }: ItemDialogProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  return (
    <FormDialog
      title={t(item ? 'editItem' : 'addItem')}
      width={640}
      schema={itemForm}
      initial={valuesOf(item)}
      confirm={t(item ? 'editItem' : 'addItem')}
      failures={inspectionFailures}
      onClose={onClose}
      submit={async (values) => {
        onSave(itemOf(values));
        onClose();
      }}
    >
      {languages.map((language) => (
        <Field.Text key={language} name={language} label={t('itemName', { language: languageNames[language] })} />
      ))}
      <Field.Select
        name="section"
        label={t('section')}
        options={sections.map((value) => ({ value, label: t(`section_${value}`) }))}
      />
      <Field.Select name="on" label={t('on')} options={askedOn.map((value) => ({ value, label: t(`on_${value}`) }))} />
      <Field.Select
        name="severity"
        label={t('severity')}
        options={severities.map((value) => ({ value, label: t(`severity_${value}`) }))}
      />
      <Field.Text name="unit" label={t('unit')} help={t('unitHelp')} />
      <Field.Checkbox name="canBeNa" label={t('canBeNa')} />
      <Field.Checkbox name="photoOnFail" label={t('photoOnFail')} />
      <LimitFields />
    </FormDialog>
  );
}

/** Asked once something is measured. */
function LimitFields(): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const [unit, property]: unknown[] = useWatch({ name: ['unit', 'property'] });
  if (unit === '') return null;
  return (
    <>
      <Field.Number name="min" label={t('min')} decimals={2} />
      <Field.Number name="warnBelow" label={t('warnBelow')} decimals={2} />
      <Field.Number name="warnAbove" label={t('warnAbove')} decimals={2} />
      <Field.Number name="max" label={t('max')} decimals={2} />
      <Field.Select
        name="property"
        label={t('property')}
        options={limitProperties.map((value) => ({ value, label: t(`property_${value || 'none'}`) }))}
        className="sm:col-span-2"
      />
      {property !== '' && (
        <>
          <Field.Number name="withoutMin" label={t('withoutMin')} decimals={2} />
          <Field.Number name="withoutWarn" label={t('withoutWarn')} decimals={2} />
        </>
      )}
    </>
  );
}
