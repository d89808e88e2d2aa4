import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useWords } from '#platform/web/words.ts';
import type { locations } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';
import { borderPostSource } from './location-desk.ts';

const Field = masterFieldsFor<typeof locations.fields>();

/** The post across the border; asked for of border posts alone. */
export function OtherSide({ id }: { readonly id: string | undefined }): ReactNode {
  const { t, label } = useWords(locationTexts);
  const { getValues, setValue } = useFormContext();
  const isBorderPost = useWatch({ name: 'type' }) === 'borderPost';
  useEffect(() => {
    if (!isBorderPost && getValues('otherSideId')) setValue('otherSideId', null, { shouldDirty: true });
  }, [isBorderPost, getValues, setValue]);
  if (!isBorderPost) return null;
  return (
    <Field.Searched
      name="otherSideId"
      from={borderPostSource}
      label={t('otherSideId')}
      help={t('otherSideHelp')}
      placeholder={label('noneChosen')}
      except={id}
      className="sm:col-span-2"
    />
  );
}
