import type { ReactNode } from 'react';
import { SupportContact } from '#platform/web/public/SupportContact.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { companyProblems } from '#modules/parties/contractors/rules.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import {
  FindingNotes,
  More,
  PlacesCredit,
  Section,
  useCountryCode,
  useNoteOf,
  usePostalCodes,
} from '#modules/parties/parties/web/index.ts';
import { useContractorForm } from './form-frame.ts';
import { Field, Inputs } from './fields.ts';

/** Company Details: who it is, how to reach it, and where it is. */
export function CompanyFields(): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  return (
    <FindingNotes find={companyProblems}>
      <Section title={party('company')} hint={party('companyHint')}>
        <Company />
      </Section>
      <Section title={party('contact')} hint={t('contactHint')}>
        <Contact />
      </Section>
      <Section title={t('address')} hint={t('addressHint')}>
        <Address />
      </Section>
      <PlacesCredit />
    </FindingNotes>
  );
}

function Company(): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const { isAdmin } = useContractorForm();
  return (
    <>
      <Inputs.CompanyCountry country="country" region="province" city="city" />
      <Field.Textarea
        name="registeredName"
        label={party('registeredName')}
        help={!isAdmin && <Locked />}
        fits
        disabled
        required
        className="sm:col-span-2"
      />
      <Inputs.TradeName name="tradeName" autoComplete="organization" />
      <Inputs.RegistrationNumber name="regNo" />
      <Inputs.IncorporationDate name="dateOfInc" required />
      <Inputs.Vat number="vatNo" required />
      <Field.Text
        name="natureOfTrade"
        label={t('natureOfTrade')}
        help={t('natureOfTradeHelp')}
        className="sm:col-span-2"
      />
      <More fields={{ holdingCompany: party('holdingCompany'), previousName: t('previousName') }}>
        <Inputs.HoldingCompany name="holdingCompany" className="sm:col-span-2" />
        <Field.Text
          name="previousName"
          label={t('previousName')}
          help={t('previousNameHelp')}
          autoCapitalize="words"
          className="sm:col-span-2"
        />
      </More>
    </>
  );
}

/** What the invitation has set is changed by the client: with how to reach it, where one finds it wrong. */
function Locked(): ReactNode {
  const t = useTexts(applicationTexts);
  const { clientName, contact } = useContractorForm();
  return (
    <>
      {t('lockedByLink', { client: clientName })} {contact && <SupportContact contact={contact} />}
    </>
  );
}

function Contact(): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const { isAdmin } = useContractorForm();
  const country = useCountryCode();
  return (
    <>
      <Field.Textarea
        name="email"
        label={party('email')}
        help={!isAdmin && <Locked />}
        fits
        disabled
        required
        className="sm:col-span-2"
      />
      <Field.Phone name="cellNo" label={t('cellNo')} country={country} autoComplete="tel" />
      <Field.Phone name="telno" label={party('telephone')} country={country} />
      <More fields={{ fax: party('fax') }}>
        <Field.Phone name="fax" label={party('fax')} country={country} />
      </More>
    </>
  );
}

function Address(): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const note = useNoteOf();
  const { hasCodes, isDigits } = usePostalCodes('country');
  return (
    <>
      <Field.Text
        name="physicalAdd"
        label={t('physicalAdd')}
        help={t('physicalAddHelp')}
        autoComplete="street-address"
        autoCapitalize="words"
        required
        className="sm:col-span-2"
      />
      <Field.Text
        name="postalAdd"
        label={t('postalAdd')}
        help={t('postalAddHelp')}
        autoCapitalize="words"
        required
        className="sm:col-span-2"
      />
      <Field.Text name="suburb" label={party('suburb')} autoComplete="address-level3" autoCapitalize="words" required />
      <Inputs.PlaceFields country="country" region="province" city="city" isCountryElsewhere />
      <Field.Text
        name="postalCode"
        label={party('postalCode')}
        note={note('postalCode')}
        autoComplete="postal-code"
        inputMode={isDigits ? 'numeric' : 'text'}
        autoCapitalize="characters"
        required={hasCodes}
        help={!hasCodes && party('postalCodeNotUsed')}
      />
    </>
  );
}
