import type { ReactNode } from 'react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { SlipLayoutRow } from '../contract.ts';
import { dateForms, slipColumns } from '../fields.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { fleetLogFailures, fleetLogs, reread } from './calls.ts';

const headings = z.strictObject({
  date: text(60),
  time: text(60),
  card: text(60),
  registration: text(60),
  number: text(60),
  product: text(60),
  litres: text(60),
  unitPrice: text(60),
  amount: text(60),
  place: text(60),
  odometer: text(60),
});
const schema = z.strictObject({
  name: requiredText(60),
  provider: requiredText(60),
  decimalMark: z.enum(['none', 'comma', 'point']),
  dateForm: z.enum(dateForms),
  columns: headings,
  isActive: z.boolean(),
});
const Field = deskFieldsFor<typeof schema>();
const marks = { none: '', comma: ',', point: '.' } as const;
const required: readonly string[] = ['date', 'number'];

interface LayoutDialogProps {
  /** Missing for a new one. */
  readonly layout?: SlipLayoutRow;
  readonly onClose: () => void;
}

/** How files of a provider are read: the heading of each column, the decimal mark, the form of dates. */
export function LayoutDialog({ layout, onClose }: LayoutDialogProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const mark = layout?.decimalMark === ',' ? 'comma' : layout?.decimalMark === '.' ? 'point' : 'none';
  return (
    <FormDialog
      title={t(layout ? 'layout' : 'newLayout')}
      schema={schema}
      width={680}
      initial={{
        name: layout?.name ?? '',
        provider: layout?.provider ?? '',
        decimalMark: mark,
        dateForm: layout?.dateForm ?? 'DMY',
        columns: Object.fromEntries(slipColumns.map((column) => [column, layout?.columns[column] ?? ''])) as z.input<
          typeof headings
        >,
        isActive: layout?.isActive ?? true,
      }}
      confirm={t('save')}
      intent={layout?.id}
      failures={fleetLogFailures}
      onClose={onClose}
      submit={async ({ columns, decimalMark, ...value }, idempotencyKey) => {
        const named = Object.fromEntries(Object.entries(columns).filter(([, heading]) => heading !== ''));
        const sent = { ...value, decimalMark: marks[decimalMark], columns: named };
        if (layout)
          await fleetLogs.putFleetSlipLayout({ ...sent, id: layout.id }, { lockId: layout.lockId, idempotencyKey });
        else await fleetLogs.postFleetSlipLayout(sent, { idempotencyKey });
        await reread();
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Text name="name" label={t('layoutName')} required />
      <Field.Text name="provider" label={t('provider')} required />
      <Field.Select
        name="decimalMark"
        label={t('decimalMark')}
        options={(['none', 'comma', 'point'] as const).map((value) => ({ value, label: t(`decimal_${value}`) }))}
      />
      <Field.Select
        name="dateForm"
        label={t('dateForm')}
        options={dateForms.map((value) => ({ value, label: t(`dateForm_${value}`) }))}
      />
      {slipColumns.map((column) => (
        <Field.Text
          key={column}
          name={`columns.${column}`}
          label={t(`column_${column}`)}
          required={required.includes(column)}
        />
      ))}
      <Field.Checkbox name="isActive" label={t('isActive')} className="sm:col-span-2" />
    </FormDialog>
  );
}
