import { MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays } from '#platform/dates.ts';
import { today } from '#platform/web/formats.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import type { RowOf } from '#platform/web/master-data/desk.ts';
import { masterFieldsFor, RecordFrame } from '#platform/web/master-data/fields.tsx';
import { limitsOf } from '#platform/web/master-data/schema-limits.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { possible } from '#platform/web/record/decisions.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { useWords } from '#platform/web/words.ts';
import { locationDesk } from '#modules/parties/locations/web/desk.ts';
import { rateZones, zoneVersion, zoneVersionService } from '../contract.ts';
import { rateZoneFailureTexts } from '../messages/failures/index.ts';
import { rateZoneTexts } from '../messages/index.ts';

const versions = client(zoneVersionService);
const useMay = rightsOf(zoneVersionService);
const Field = masterFieldsFor<typeof rateZones.fields>();
const Version = namedFor<typeof zoneVersion>()({ Text: TextField, Date: DayField });
const failures = [rateZoneFailureTexts];

/** Over a zone in use: other places from a day on, by a new zone and a draft of each of its rates. */
export function ChangePlaces({ zone }: { readonly zone: RowOf<typeof rateZones> }): ReactNode {
  const { t } = useWords(rateZoneTexts);
  const { id, code, cities, locationIds } = zone;
  const decisions = possible([
    {
      event: 'change',
      may: useMay('postRateZoneVersion'),
      isPossible: zone.isUsed,
      icon: MapPinned,
      title: t('change'),
      does: asks({
        title: t('changeOf', { code }),
        text: t('changeText'),
        confirm: t('make'),
        width: 640,
        schema: zoneVersion,
        initial: { id, code: '', cities, locationIds: [...locationIds], validFrom: addDays(today(), 1) },
        done: t('changed'),
        decide: (version, options) => versions.postRateZoneVersion(version, options),
        fields: <Fields />,
      }),
    },
  ]);
  return (
    decisions.length > 0 && (
      <div className="mb-4 flex">
        <Decisions
          record={{ noun: rateZones.channel, id, lockId: '' }}
          decisions={decisions}
          failures={failures}
          isPart
        />
      </div>
    )
  );
}

function Fields(): ReactNode {
  const words = useWords(rateZoneTexts);
  const { t } = words;
  return (
    <RecordFrame value={{ words: words as never, limits: limitsOf(rateZones.fields) }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field.Textarea name="cities" className="sm:col-span-2" />
        <Field.References name="locationIds" of={locationDesk} className="sm:col-span-2" />
        <Version.Date name="validFrom" label={t('validFrom')} required />
        <Version.Text name="code" label={t('newCode')} help={t('newCodeHelp')} autoCapitalize="characters" />
      </div>
    </RecordFrame>
  );
}
