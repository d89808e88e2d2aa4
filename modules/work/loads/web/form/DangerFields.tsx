import { type ReactNode, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { commodityTypeDesk } from '#modules/base/commodity-types/web/desk.ts';
import { packingGroups } from '#modules/work/loads/fields.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { More } from './LoadBlock.tsx';
import type { LoadFormValues } from './load-form.ts';

const Field = namedFor<LoadFormValues>()({ Select: SelectField, Text: TextField });

const dangerNames = ['unNumber', 'dangerClass', 'packingGroup'] as const;
type Danger = Pick<LoadFormValues, (typeof dangerNames)[number]>;
const nothing: Danger = { unNumber: '', dangerClass: '', packingGroup: '' };

/** Fills in the danger of a commodity that was chosen, where nobody typed another one. */
export function useDangerOfCommodity(): (commodityTypeId: string) => Promise<void> {
  const { getValues, setValue } = useFormContext<LoadFormValues>();
  const filled = useRef(nothing);
  return async (id) => {
    const [chosen] = id === '' ? [] : (await commodityTypeDesk.list({ id })).rows;
    // Another one was chosen meanwhile.
    if (getValues('commodityTypeId') !== id) return;
    const isTyped = dangerNames.some((name) => getValues(name) !== filled.current[name] && getValues(name) !== '');
    if (isTyped) return;
    filled.current = chosen?.dangerousGoods
      ? { unNumber: chosen.unNumber, dangerClass: chosen.dangerClass, packingGroup: chosen.packingGroup }
      : nothing;
    for (const name of dangerNames) setValue(name, filled.current[name], { shouldDirty: true });
  };
}

/** The UN number of dangerous goods with what papers say of them; whoever has an accident asks by the telephone. */
export function DangerFields({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const t = useTexts(loadFormTexts);
  const [number, dangerClass] = useWatch<LoadFormValues, ['unNumber', 'dangerClass']>({
    name: ['unNumber', 'dangerClass'],
  });
  const isDangerous = Boolean(number) || Boolean(dangerClass);
  return (
    <More title={t('dangerTitle')} isOpen={isOpen || isDangerous}>
      <Field.Text
        name="unNumber"
        label={t('unNumber')}
        help={t('unNumberHelp')}
        inputMode="numeric"
        className="sm:col-span-3"
      />
      <Field.Text
        name="emergencyPhone"
        label={t('emergencyPhone')}
        help={t('emergencyPhoneHelp')}
        inputMode="tel"
        required={isDangerous}
        className="sm:col-span-3"
      />
      <Field.Text name="dangerClass" label={t('dangerClass')} className="sm:col-span-3" />
      <Field.Select
        name="packingGroup"
        label={t('packingGroup')}
        options={packingGroups.filter(Boolean).map((value) => ({ value, label: value }))}
        className="sm:col-span-3"
      />
    </More>
  );
}
