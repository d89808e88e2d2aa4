import { type ReactNode } from 'react';
import { phoneText } from '#platform/phone-text.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import { AccountFact, ContactFacts, Fact, Facts, MaskedNumber, phone } from '#modules/parties/parties/web/desk.ts';
import { identityWords } from '#modules/parties/parties/web/index.ts';
import type { Director } from '#modules/parties/suppliers/fields.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useReviewed } from './reviewed.ts';

/** Everything that was filled in, in the order of the form. */
export function Application(): ReactNode {
  const form = useTexts(registrationTexts);
  const { carrierDetail: detail } = useReviewed();
  return (
    <div className="card">
      <CompanyFacts />
      <Facts title={form('directors')} step="directors">
        {detail.directors.length === 0 && <Fact path="directors">{''}</Fact>}
        {detail.directors.map((director, index) => (
          <DirectorFacts key={index} director={director} index={index} />
        ))}
      </Facts>
      <BankFacts />
      {detail.isTrasporter && <TransporterFacts />}
      <OwnFacts />
    </div>
  );
}

function CompanyFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  const { carrierDetail: detail } = useReviewed();
  return (
    <>
      <Facts title={form('company')} step="company">
        <Fact path="registeredName">{detail.registeredName}</Fact>
        <Fact path="tradeName">{detail.tradeName}</Fact>
        <Fact path="regNo">{detail.regNo}</Fact>
        <Fact path="dateOfInc">{formats.date(detail.dateOfInc)}</Fact>
        <Fact path="holdingCompany">{detail.holdingCompany}</Fact>
        <Fact path="isVatRegistered">{shared(detail.isVatRegistered ? 'yes' : 'no')}</Fact>
        {(detail.isVatRegistered || detail.vatNo) && <Fact path="vatNo">{detail.vatNo}</Fact>}
        <Fact path="isTrasporter">{shared(detail.isTrasporter ? 'yes' : 'no')}</Fact>
      </Facts>
      <ContactFacts record={detail}>
        <Fact path="cellNo">{phone(detail.cellNo)}</Fact>
        <Fact path="telno">{phone(detail.telno)}</Fact>
        <Fact path="fax">{phoneText(detail.fax)}</Fact>
      </ContactFacts>
    </>
  );
}

function DirectorFacts({ director, index }: { readonly director: Director; readonly index: number }): ReactNode {
  const form = useTexts(registrationTexts);
  const { keyIdentifier: id } = useReviewed();
  const path = `directors.${index}`;
  return (
    <>
      <Fact path={`${path}.name`}>{director.name}</Fact>
      <Fact path={`${path}.idNumber`}>
        {director.idNumber && (
          <>
            <MaskedNumber
              masked={director.idNumber}
              of={{ party: 'supplier', id, directorId: director.id }}
              label={`${form('director', { number: index + 1 })}, ${form('otherIdNumber')}`}
            />
            {director.idType && (
              <span className="block text-sm text-muted">{form(identityWords[director.idType])}</span>
            )}
          </>
        )}
      </Fact>
      <Fact path={`${path}.cellphoneNumber`}>{phone(director.cellphoneNumber)}</Fact>
      <Fact path={`${path}.emailAddress`}>{director.emailAddress}</Fact>
    </>
  );
}

function BankFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const { carrierDetail: detail, keyIdentifier: id } = useReviewed();
  return (
    <Facts title={form('bankAccount')} step="bank">
      <Fact path="bank">{detail.bank}</Fact>
      <Fact path="branchName">{detail.branchName}</Fact>
      <Fact path="branchCode">{detail.branchCode}</Fact>
      <AccountFact masked={detail.bankAccountNo} of={{ party: 'supplier', id }} />
      <Fact path="bankCode">{detail.bankCode}</Fact>
    </Facts>
  );
}

function TransporterFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const { carrierDetail: detail } = useReviewed();
  const isIntegrated = detail.tenderLoadMethod === 'integration';
  return (
    <>
      <Facts title={form('insurance')} step="transporter">
        <Fact path="gitCover">{detail.gitCover > 0 && formats.money(detail.gitCover)}</Fact>
        <Fact path="gitPolicyNumber">{detail.gitPolicyNumber}</Fact>
        <Fact path="gitInsurer">{detail.gitInsurer}</Fact>
        <Fact path="gitFrom">{formats.date(detail.gitFrom)}</Fact>
        <Fact path="gitTo">{formats.date(detail.gitTo)}</Fact>
        <Fact path="insuranceContactName">{detail.insuranceContactName}</Fact>
        <Fact path="insuranceContactEmail">{detail.insuranceContactEmail}</Fact>
        <Fact path="insuranceContactMobile">{phoneText(detail.insuranceContactMobile)}</Fact>
      </Facts>
      <Facts title={form('tender')} step="transporter">
        <Fact path="tenderLoadMethod">{t(isIntegrated ? 'byIntegration' : 'byEmail')}</Fact>
        {isIntegrated ? (
          <Fact path="tenderLoadGlobalLocationNumber">{detail.tenderLoadGlobalLocationNumber}</Fact>
        ) : (
          <Fact path="tenderLoadEmailAddress">{detail.tenderLoadEmailAddress}</Fact>
        )}
        <Fact path="payableRateInPercentage">{formats.percent(detail.payableRateInPercentage)}</Fact>
      </Facts>
    </>
  );
}

/** What the client's own books say, and how the record came to be. */
function OwnFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const { vendorNumber, accountNumber, clientName } = useReviewed();
  return (
    <Facts title={form('ours')}>
      <Fact path="vendorNumber">{vendorNumber}</Fact>
      <Fact path="accountNumber">{accountNumber}</Fact>
      <Fact path="clientName">{clientName}</Fact>
    </Facts>
  );
}
