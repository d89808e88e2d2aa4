import type { ReactNode } from 'react';
import type { NamedBrick } from '#platform/web/fields/named.ts';
import { useTexts } from '#platform/web/texts.ts';
import { directorFindings } from '../checks.ts';
import { emptyDirector, type partyForm } from '../fields.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { useCountryCode } from './country.ts';
import { DirectorRows, Identity } from './DirectorInputs.tsx';
import { Field } from './fields.ts';
import { FindingNotes } from './FindingNotes.tsx';
import { usePartyForm } from './PartyFormFrame.tsx';

/** Director(s) Details: a row for each; the first one stays. */
export function DirectorFields(): ReactNode {
  const t = useTexts(partyTexts);
  const { directorsMin = 0 } = usePartyForm();
  return (
    <FindingNotes find={directorFindings}>
      <DirectorRows
        blank={{ ...emptyDirector, idType: 'SA_ID' }}
        hint={[t('directorsHint'), directorsMin > 1 && t('atLeastDirectors', { count: directorsMin })]
          .filter(Boolean)
          .join(' ')}
      >
        {(index) => <DirectorRow index={index} />}
      </DirectorRows>
    </FindingNotes>
  );
}

const Director = Identity as unknown as NamedBrick<typeof Identity, typeof partyForm>;

function DirectorRow({ index }: { readonly index: number }): ReactNode {
  const t = useTexts(partyTexts);
  const country = useCountryCode();
  const row = `directors.${index}` as const;
  return (
    <>
      <Director name={`${row}.name`} kind={`${row}.idType`} number={`${row}.idNumber`} />
      <Field.Phone name={`${row}.cellphoneNumber`} label={t('mobile')} country={country} />
      <Field.Email name={`${row}.emailAddress`} label={t('email')} autoComplete="off" />
    </>
  );
}
