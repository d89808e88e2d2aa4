import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { namesFor } from '#platform/web/fields/named.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import type { fuelClauses } from '../contract.ts';

const Field = masterFieldsFor<typeof fuelClauses.fields>();
const nameOf = namesFor<typeof fuelClauses.fields>();

/** How fuel is counted: a manual clause has its value; every other one follows a price. */
export function Formula(): ReactNode {
  const calculation: unknown = useWatch({ name: nameOf('calculation') });
  return (
    <>
      <Field.Select name="calculation" />
      <Field.Select name="valueType" />
      {calculation === 'Manual' ? (
        <Field.Number name="manualValue" decimals={4} required />
      ) : (
        <>
          <Field.Select name="fuelType" />
          <Field.Select name="kind" />
          <Field.Select name="region" />
          <Zone />
          <Field.Number name="basePrice" decimals={4} required />
          <Field.Date name="baseDate" required />
          <Field.Number name="weightPercent" decimals={4} />
          <Field.Number name="thresholdPercent" decimals={4} />
          <Field.Number name="floorPercent" decimals={4} />
          <Field.Number name="capPercent" decimals={4} />
          <Field.Select name="missingPrice" />
        </>
      )}
    </>
  );
}

/** Only a zone has a code. */
function Zone(): ReactNode {
  const region: unknown = useWatch({ name: nameOf('region') });
  return region === 'zone' ? <Field.Text name="zone" autoCapitalize="characters" required /> : <div />;
}
