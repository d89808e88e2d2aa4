import { MapPinPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { masterCode } from '#platform/master-data.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { requiredText } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { queries } from '#platform/web/queries.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useWords } from '#platform/web/words.ts';
import { lookupFailureTexts } from '#modules/base/lookups/messages/failures/index.ts';
import { defaultPlace } from '#modules/base/lookups/places.ts';
import { PlaceFields } from '#modules/base/lookups/web/public.ts';
import { locations } from '../contract.ts';
import { locationFailureTexts } from '../messages/failures/index.ts';
import { locationTexts } from '../messages/index.ts';
import { locationDesk } from './location-desk.ts';
import { SimilarLocations } from './SimilarLocations.tsx';

const Field = namedFor<typeof newLocation>()({ Place: PlaceFields, Text: TextField });

/** What a place must have before anything can go there; the rest is added on its own screen. */
const newLocation = z.strictObject({
  name: requiredText(100),
  code: masterCode(20),
  addressLine1: requiredText(100),
  country: requiredText(80),
  region: requiredText(80),
  city: requiredText(80),
});
const blank = { name: '', code: '', addressLine1: '', ...defaultPlace };
const failures = [locationFailureTexts, lookupFailureTexts];

interface NewLocationButtonProps {
  readonly className?: string;
  /** It is there: its id. */
  readonly onMade: (id: string) => void;
}

/** Makes a location without leaving the form that needs it. Nothing for those who may not. */
export function NewLocationButton({ className, onMade }: NewLocationButtonProps): ReactNode {
  const { t, label } = useWords(locationTexts);
  const desk = useTexts(deskTexts);
  if (!useCan(locationDesk.mayCreate)) return null;
  return (
    <DialogButton icon={MapPinPlus} title={t('newRecord')} {...(className !== undefined && { className })}>
      {(close) => (
        <FormDialog
          title={t('newRecord')}
          schema={newLocation}
          initial={blank}
          confirm={desk('save')}
          width={560}
          failures={failures}
          submit={async (values, idempotencyKey) => {
            const { id } = await locationDesk.create(locations.fields.parse(values), { idempotencyKey });
            await queries.invalidateQueries({ queryKey: [locations.channel] });
            onMade(id);
            close();
          }}
          onClose={close}
        >
          <Field.Text name="name" label={label('name')} required />
          <Field.Text name="code" label={label('code')} required autoCapitalize="characters" />
          <SimilarLocations id={undefined} />
          <Field.Text name="addressLine1" label={t('addressLine1')} required className="sm:col-span-2" />
          <Field.Place country="country" region="region" city="city" label={label} />
        </FormDialog>
      )}
    </DialogButton>
  );
}
