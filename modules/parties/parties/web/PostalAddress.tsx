import { useEffect, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { emptyAddress, type PartyValues } from '../fields.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { AddressFields } from './AddressFields.tsx';
import { Field } from './fields.ts';

type Address = PartyValues['physicalAddress'];

/**
 * The postal address, or the physical one copied into it. While the box is ticked the copy follows, so that what it says
 * remains true; unticking clears it, as the specification asks.
 */
export function PostalAddress(): ReactNode {
  const t = useTexts(partyTexts);
  const formats = useFormats();
  const { setValue, getValues, subscribe, clearErrors } = useFormContext<PartyValues>();
  const [postal, same] = useWatch<PartyValues, ['postalAddress', 'sameAsPhysicalAddress']>({
    name: ['postalAddress', 'sameAsPhysicalAddress'],
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!name?.startsWith('physicalAddress') || !values.sameAsPhysicalAddress) return;
          if (areEqual(values.physicalAddress, values.postalAddress)) return;
          setValue('postalAddress', { ...values.physicalAddress }, { shouldDirty: true });
          clearErrors('postalAddress');
        },
      }),
    [subscribe, setValue, clearErrors],
  );

  function tick(checked: boolean): void {
    setValue('postalAddress', checked ? { ...getValues('physicalAddress') } : emptyAddress, { shouldDirty: true });
    clearErrors('postalAddress');
  }
  return (
    <>
      <Field.Checkbox name="sameAsPhysicalAddress" label={t('sameAddress')} className="sm:col-span-2" onPick={tick} />
      {same ? (
        <p className="text-muted sm:col-span-2">{linesOf(postal, formats.country).join(', ')}</p>
      ) : (
        <AddressFields name="postalAddress" />
      )}
    </>
  );
}

const parts = [
  'addressLine1',
  'addressLine2',
  'suburb',
  'city',
  'region',
  'postalCode',
  'country',
] as const satisfies readonly (keyof Address)[];

function linesOf(address: Address, countryName: (name: string) => string): string[] {
  const written = parts.map((part) =>
    part === 'country' ? countryName(address.country) : (address[part] ?? '').trim(),
  );
  return written.filter(Boolean);
}

function areEqual(a: Address, b: Address): boolean {
  return parts.every((part) => (a[part] ?? '').trim() === (b[part] ?? '').trim());
}
