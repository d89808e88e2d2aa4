import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { emptyAddress, type PartyValues } from '../fields.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { AddressFields } from './AddressFields.tsx';
import { Field } from './fields.ts';

type Address = PartyValues['physicalAddress'];

/**
 * The postal address, or the physical one copied into it. A copy and not a link: when the physical address changes
 * later, the copy stays, and the box is no longer ticked, so that what it says remains true.
 */
export function PostalAddress(): ReactNode {
  const t = useTexts(partyTexts);
  const { setValue, getValues, subscribe, clearErrors } = useFormContext<PartyValues>();
  const [postal, same] = useWatch<PartyValues, ['postalAddress', 'sameAsPhysicalAddress']>({
    name: ['postalAddress', 'sameAsPhysicalAddress'],
  });
  const [changedSince, setChangedSince] = useState(false);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!name?.startsWith('physicalAddress')) return;
          if (!values.sameAsPhysicalAddress || areEqual(values.physicalAddress, values.postalAddress)) return;
          setValue('sameAsPhysicalAddress', false, { shouldDirty: true });
          setChangedSince(true);
        },
      }),
    [subscribe, setValue],
  );

  function tick(checked: boolean): void {
    setChangedSince(false);
    setValue('postalAddress', checked ? { ...getValues('physicalAddress') } : emptyAddress, { shouldDirty: true });
    clearErrors('postalAddress');
  }
  return (
    <>
      <Field.Checkbox
        name="sameAsPhysicalAddress"
        label={t('sameAddress')}
        note={changedSince && t('addressChanged')}
        className="sm:col-span-2"
        onPick={tick}
      />
      {same ? (
        <p className="text-muted sm:col-span-2">{linesOf(postal).join(', ')}</p>
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

function linesOf(address: Address): string[] {
  return parts.map((part) => address[part]?.trim() ?? '').filter(Boolean);
}

function areEqual(a: Address, b: Address): boolean {
  return parts.every((part) => (a[part] ?? '').trim() === (b[part] ?? '').trim());
}
