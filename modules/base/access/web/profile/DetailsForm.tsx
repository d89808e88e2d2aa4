import type { ReactNode } from 'react';
import { z } from 'zod';
import { languageNames, languages } from '#platform/language.ts';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { queries } from '#platform/web/queries.ts';
import { setSignedIn, signedIn } from '#platform/web/signed-in.ts';
import { switchLanguage, useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import type { UserRecord } from '#modules/base/access/user-contract.ts';
import { basis, ownProfileRead } from '../calls.ts';
import type { Profile } from './OwnProfile.tsx';

const details = z.object({
  name: requiredText(60),
  surname: requiredText(60),
  phone: text(30),
  language: z.enum(languages),
});
const Field = deskFieldsFor<typeof details>();

/** How colleagues see the person, and in which language the person sees everything. */
export function DetailsForm({ profile }: { readonly profile: Profile }): ReactNode {
  const t = useTexts(peopleTexts);
  const { person, lockId, company, roles } = profile;
  const initial = {
    name: person.name,
    surname: person.surname,
    phone: person.phone,
    language: person.language as z.input<typeof details>['language'],
  };

  async function save(values: z.output<typeof details>, options: Parameters<typeof basis.putOwnProfile>[1]) {
    const answer = await basis.putOwnProfile(values, options);
    const now = signedIn();
    if (now?.userdetails) setSignedIn({ ...now, userdetails: { ...now.userdetails, ...values } });
    await switchLanguage(values.language);
    void queries.invalidateQueries({ queryKey: ownProfileRead.queryKey });
    return answer;
  }

  return (
    <FormScreen
      title={t('ownProfile')}
      subtitle={<span className="text-muted">{[company, roles.join(', ')].filter(Boolean).join(' · ')}</span>}
      schema={details}
      initial={initial}
      noun="ownProfile"
      isPersonal
      id={person.haulwayUserId}
      lockId={lockId}
      save={save}
      valuesOf={({ name, surname, phone, language }: UserRecord) => ({ name, surname, phone, language })}
    >
      <FormSection title={t('yourDetails')} hint={t('yourDetailsHint', { email: person.email })}>
        <Field.Text name="name" label={t('name')} required autoComplete="given-name" />
        <Field.Text name="surname" label={t('surname')} required autoComplete="family-name" />
        <Field.Phone name="phone" label={t('phone')} className="sm:col-span-2" />
        <Field.Select
          name="language"
          label={t('language')}
          required
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          className="sm:col-span-2"
        />
      </FormSection>
    </FormScreen>
  );
}
