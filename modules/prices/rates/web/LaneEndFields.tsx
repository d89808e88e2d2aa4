import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { locationDesk } from '#modules/parties/locations/web/desk.ts';
import { rateZoneDesk } from '#modules/prices/rate-zones/web/desk.ts';
import { type LaneScope, laneScopes } from '../lanes.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import type { RateValues } from './rate-form.ts';
import type { RateInput } from '../fields.ts';

const Field = namedFor<RateValues>()({ Searched: SearchedField, Select: SelectField, Text: TextField });

const sources = { location: masterChoices(locationDesk), zone: masterChoices(rateZoneDesk) };
const named: readonly LaneScope[] = ['country', 'region', 'city'];

/** One end of the lane: how wide it is, and what it is then. */
export function LaneEndFields({ end }: { readonly end: 'origin' | 'destination' }): ReactNode {
  const t = useTexts(rateDeskTexts);
  const { setValue } = useFormContext<RateValues>();
  const scope = useWatch<RateInput, `${typeof end}.scope`>({ name: `${end}.scope` });
  const label = (word: string) => `${t(end)}: ${word}`;
  return (
    <div className="min-w-0 space-y-4">
      <Field.Select
        name={`${end}.scope`}
        label={label(t('scope'))}
        options={laneScopes.map((value) => ({ value, label: t(`scope_${value}`) }))}
        onPick={(next) => {
          setValue(`${end}.value`, '', { shouldDirty: true });
          setValue(`${end}.country`, named.includes(next as LaneScope) ? 'South Africa' : '', { shouldDirty: true });
        }}
      />
      {(scope === 'location' || scope === 'zone') && (
        <Field.Searched name={`${end}.value`} label={label(t(`scope_${scope}`))} from={sources[scope]} required />
      )}
      {(scope === 'city' || scope === 'region') && (
        <Field.Text name={`${end}.value`} label={label(t(`scope_${scope}`))} required />
      )}
      {named.includes(scope) && <Field.Text name={`${end}.country`} label={label(t('country'))} required />}
    </div>
  );
}
