import type { ReactNode } from 'react';
import { phoneText } from '#platform/phone-text.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { AccountFact, ContactFacts, Fact, Facts, MaskedNumber, phone } from '#modules/parties/parties/web/desk.ts';
import { identityWords } from '#modules/parties/parties/web/index.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { BillingFacts } from './BillingFacts.tsx';
import { useReviewed } from './reviewed.ts';

/** Everything that was filled in, in the order of the form. */
export function Application(): ReactNode {
  return (
    <div className="card">
      <CreditFacts />
      <CompanyFacts />
      <ReferenceFacts />
      <DirectorFacts />
      <BankFacts />
      <ContactPeople />
      <BillingFacts />
      <OwnFacts />
    </div>
  );
}

function CreditFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  const { creditRequired, monthlyPurchaseAmount, averageMonthly, exceedTurnOver } = useReviewed();
  const money = (amount: number) => amount > 0 && formats.money(amount);
  return (
    <Facts title={form('credit')}>
      <Fact path="creditRequired">{money(creditRequired)}</Fact>
      <Fact path="monthlyPurchaseAmount">{money(monthlyPurchaseAmount)}</Fact>
      <Fact path="averageMonthly">{money(averageMonthly ?? 0)}</Fact>
      <Fact path="exceedTurnOver">{shared(exceedTurnOver ? 'yes' : 'no')}</Fact>
    </Facts>
  );
}

function CompanyFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const formats = useFormats();
  const record = useReviewed();
  return (
    <>
      <Facts title={form('company')} step="company">
        <Fact path="registeredName">{record.registeredName}</Fact>
        <Fact path="tradeName">{record.tradeName}</Fact>
        {record.previousName && <Fact path="previousName">{record.previousName}</Fact>}
        <Fact path="holdingCompanyName">{record.holdingCompanyName}</Fact>
        <Fact path="registrationNumber">{record.registrationNumber}</Fact>
        <Fact path="vatNumber">{record.vatNumber}</Fact>
        <Fact path="dateOfInc">{formats.date(record.dateOfInc)}</Fact>
      </Facts>
      <ContactFacts record={record}>
        <Fact path="mobileNumber">{phone(record.mobileNumber)}</Fact>
        <Fact path="telNumber">{phone(record.telNumber)}</Fact>
        {record.fax && <Fact path="fax">{phoneText(record.fax)}</Fact>}
      </ContactFacts>
    </>
  );
}

function ReferenceFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const t = useTexts(customerDeskTexts);
  const { tradeReferences } = useReviewed();
  const given = tradeReferences.filter(({ name }) => name !== '');
  return (
    <Facts title={form('tradeReferences')} step="tradeReferences">
      {given.length === 0 && <Fact path="tradeReferences">{t('noReferences')}</Fact>}
      {given.map((reference, index) => (
        <Fact key={index} path={`tradeReferences.${index}.name`}>
          <span className="block font-medium">{reference.name}</span>
          {reference.person && <span className="block">{reference.person}</span>}
          {phone(reference.contactNumber)}
        </Fact>
      ))}
    </Facts>
  );
}

function DirectorFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const { id, directors } = useReviewed();
  return (
    <Facts title={form('directors')} step="directors">
      {directors.length === 0 && <Fact path="directors">{''}</Fact>}
      {directors.map(({ id: directorId, name, idNumber, idType, cellphoneNumber, emailAddress }, index) => (
        <Fact key={index} path={`directors.${index}.name`}>
          <span className="block font-medium">{name}</span>
          {idNumber && (
            <span className="block">
              <MaskedNumber
                masked={idNumber}
                of={{ party: 'customer', id, directorId }}
                label={`${form('director', { number: index + 1 })}, ${form('otherIdNumber')}`}
              />
              {idType && <span className="ml-1.5 text-sm text-muted">{form(identityWords[idType])}</span>}
            </span>
          )}
          {cellphoneNumber && <span className="block">{phone(cellphoneNumber)}</span>}
          {emailAddress && <span className="block">{emailAddress}</span>}
        </Fact>
      ))}
    </Facts>
  );
}

function BankFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const { id, bankerName, bankerAddress, branchCode, bankAccountNo } = useReviewed();
  return (
    <Facts title={form('bankAccount')} step="financial">
      <Fact path="bankerName">{bankerName}</Fact>
      <Fact path="bankerAddress">{bankerAddress}</Fact>
      <Fact path="branchCode">{branchCode}</Fact>
      <AccountFact masked={bankAccountNo} of={{ party: 'customer', id }} />
    </Facts>
  );
}

function ContactPeople(): ReactNode {
  const form = useTexts(registrationTexts);
  const { contacts } = useReviewed();
  return (
    <Facts title={form('contacts')} step="contacts">
      {contacts.length === 0 && <Fact path="contacts">{''}</Fact>}
      {contacts.map(({ type, name, number, emailAddress }, index) => (
        <Fact key={index} path={`contacts.${index}.name`}>
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-muted">{form(`contact${type}`)}</span>
          {number && <span className="block">{phone(number)}</span>}
          {emailAddress && <span className="block">{emailAddress}</span>}
        </Fact>
      ))}
    </Facts>
  );
}

/** What the client's own books say, and what was agreed to. */
function OwnFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const { accountNumber, client, termsVersion, termsAcceptedAt } = useReviewed();
  return (
    <Facts title={form('ours')}>
      <Fact path="accountNumber">{accountNumber}</Fact>
      <Fact path="client" label={t('client')}>
        {client}
      </Fact>
      <Fact path="TermsAndConditionsAccepted">
        {termsAcceptedAt
          ? t('termsAccepted', { version: termsVersion ?? '', at: formats.moment(termsAcceptedAt) })
          : t('termsNotAccepted')}
      </Fact>
    </Facts>
  );
}
