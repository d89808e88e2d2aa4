import type { ReactNode } from 'react';
import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type PayComponent, payComponents } from '#modules/prices/driver-rates/pay.ts';
import type { LoadPay } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { loadPayRead, pay as calls, payFailures, payNoun } from './calls.ts';

const count = z.number().min(0).max(100_000).nullable();
const unitsForm = z.strictObject({
  ...(Object.fromEntries(payComponents.map((component) => [component, count])) as Record<PayComponent, typeof count>),
  note: text(200),
});
const Field = deskFieldsFor<typeof unitsForm>();

interface UnitsDialogProps {
  readonly loadId: string;
  readonly pay: LoadPay;
  readonly onClose: () => void;
}

/** What somebody types for a load in the place of what was counted; an empty field is counted again. */
export function UnitsDialog({ loadId, pay, onClose }: UnitsDialogProps): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const typed = new Map(pay.typed.map((line) => [line.component, line.units]));
  const initial = Object.fromEntries(payComponents.map((component) => [component, typed.get(component) ?? null]));
  return (
    <FormDialog
      title={t('typeUnits')}
      text={t('typeText')}
      schema={unitsForm}
      initial={{ ...initial, note: pay.typed[0]?.note ?? '' } as z.input<typeof unitsForm>}
      confirm={t('save')}
      failures={payFailures}
      onClose={onClose}
      submit={async ({ note, ...units }, idempotencyKey) => {
        const answer = await calls.putDriverPayUnits(
          {
            loadId,
            units: payComponents.flatMap((component) => {
              const value = units[component];
              return value === null ? [] : [{ component, units: value, note }];
            }),
          },
          { idempotencyKey },
        );
        queries.setQueryData(loadPayRead(loadId).queryKey, answer);
        void queries.invalidateQueries({ queryKey: [payNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
    >
      {payComponents.map((component) => (
        <Field.Number
          key={component}
          name={component}
          label={t(`component_${component}`)}
          decimals={3}
          help={countedOf(pay, component, t)}
        />
      ))}
      <Field.Text name="note" label={t('why')} className="sm:col-span-2" />
    </FormDialog>
  );
}

/** What follows from the events, where it is not typed over. */
function countedOf(
  pay: LoadPay,
  component: PayComponent,
  t: (key: 'counted', values: { readonly units: number }) => string,
): string | undefined {
  const line = pay.lines.find((each) => each.component === component && !each.isTyped);
  return line && t('counted', { units: line.units });
}
