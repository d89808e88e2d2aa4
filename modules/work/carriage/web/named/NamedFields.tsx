import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { DateField, TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { driverTexts } from '#modules/parties/drivers/messages/index.ts';
import { vehicleTexts } from '#modules/parties/vehicles/messages/index.ts';
import {
  namedCodes,
  type namedDriverForm,
  namedKinds,
  type namedVehicleForm,
  type NamedVehicleForm,
} from './named-forms.ts';

const bricks = { Date: DateField, Select: SelectField, Text: TextField };
const Vehicle = namedFor<typeof namedVehicleForm>()(bricks);
const Driver = namedFor<typeof namedDriverForm>()(bricks);
const pulled: readonly string[] = ['semiTrailer', 'interlink', 'drawbar', 'dolly'];

/** A vehicle that is not on file, with the days on which its papers end as far as they are known. */
export function NamedVehicleFields(): ReactNode {
  const t = useTexts(vehicleTexts);
  const kind = useWatch<NamedVehicleForm, 'kind'>({ name: 'kind' });
  return (
    <>
      <Vehicle.Text
        name="registrationNumber"
        label={t('registrationNumber')}
        required
        maxLength={14}
        autoCapitalize="characters"
      />
      <Vehicle.Select
        name="kind"
        label={t('kind')}
        required
        options={namedKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      <Vehicle.Text name="make" label={t('make')} required maxLength={40} />
      <Vehicle.Date name="licenceExpiry" label={t('licenceExpiry')} />
      <Vehicle.Date name="roadworthyExpiry" label={t('roadworthyExpiry')} />
      {!pulled.includes(kind) && <Vehicle.Date name="operatorCardExpiry" label={t('operatorCardExpiry')} />}
    </>
  );
}

/** A driver who is not on file. */
export function NamedDriverFields(): ReactNode {
  const t = useTexts(driverTexts);
  return (
    <>
      <Driver.Text name="name" label={t('name')} required maxLength={60} />
      <Driver.Text name="surname" label={t('surname')} required maxLength={60} />
      <Driver.Text name="mobile" label={t('mobile')} maxLength={30} inputMode="tel" />
      <Driver.Select
        name="licenceCode"
        label={t('licenceCode')}
        required
        options={namedCodes.map((value) => ({ value, label: value }))}
      />
      <Driver.Date name="licenceExpiry" label={t('licenceExpiry')} />
      <Driver.Date name="prdpExpiry" label={t('prdpExpiry')} required />
    </>
  );
}
