import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { clientToday } from '#platform/client-day.ts';
import { calendarDate } from '#platform/dates.ts';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { TyreRow } from '../contract.ts';
import { tyreDeskTexts } from '../messages/desk/index.ts';
import { tyreFailures, tyres, tyresNoun } from './calls.ts';
import { tyrePath } from './paths.ts';

const schema = z.strictObject({
  code: requiredText(30),
  brand: text(40),
  pattern: text(40),
  size: text(30),
  boughtOn: calendarDate,
  boughtTreadMm: z.number().min(1).max(40),
  hasWearIndicator: z.boolean(),
  cost: z.number().min(0).max(100_000_000),
  warrantyUntil: z.union([z.literal(''), calendarDate]),
  warrantyKm: z.int().min(1).max(2_000_000).nullable(),
});
const Field = deskFieldsFor<typeof schema>();

interface TyreDialogProps {
  /** The tyre that is changed; absent for a new one. */
  readonly tyre?: TyreRow;
  readonly onClose: () => void;
}

/** What is said of a tyre: its number, what it cost, how deep its tread was, and its warranty. */
export function TyreDialog({ tyre, onClose }: TyreDialogProps): ReactNode {
  const t = useTexts(tyreDeskTexts);
  const navigate = useNavigate();
  return (
    <FormDialog
      title={tyre ? t('edit') : t('add')}
      schema={schema}
      initial={{
        code: tyre?.code ?? '',
        brand: tyre?.brand ?? '',
        pattern: tyre?.pattern ?? '',
        size: tyre?.size ?? '',
        boughtOn: tyre?.boughtOn ?? clientToday(),
        boughtTreadMm: tyre?.boughtTreadMm ?? 14,
        hasWearIndicator: tyre?.hasWearIndicator ?? true,
        cost: tyre?.cost ?? 0,
        warrantyUntil: tyre?.warrantyUntil ?? '',
        warrantyKm: tyre?.warrantyKm ?? null,
      }}
      confirm={t('save')}
      intent={tyre?.lockId}
      failures={tyreFailures}
      onClose={onClose}
      submit={async (value, idempotencyKey) => {
        const saved = tyre
          ? await tyres.putTyre({ id: tyre.id, ...value }, { lockId: tyre.lockId, idempotencyKey })
          : await tyres.postTyre(value, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [tyresNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
        if (!tyre) await navigate({ to: tyrePath(saved.id) });
      }}
    >
      <Field.Text name="code" label={t('code')} autoCapitalize="characters" required />
      <Field.Text name="size" label={t('size')} />
      <Field.Text name="brand" label={t('brand')} />
      <Field.Text name="pattern" label={t('pattern')} />
      <Field.Date name="boughtOn" label={t('boughtOn')} required />
      <Field.Money name="cost" label={t('cost')} />
      <Field.Number name="boughtTreadMm" label={t('boughtTread')} min={1} max={40} decimals={1} required />
      <Field.Checkbox name="hasWearIndicator" label={t('hasWearIndicator')} help={t('wearIndicatorHelp')} />
      <Field.Date name="warrantyUntil" label={t('warrantyUntil')} />
      <Field.Number name="warrantyKm" label={t('warrantyKm')} min={1} max={2_000_000} />
    </FormDialog>
  );
}
