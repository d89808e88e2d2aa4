import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useId } from 'react';
import { PartTabs } from '#platform/web/record/PartTabs.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import { BankVersions, useMaySeeBank } from '#modules/bank/web/index.ts';
import type { ShipperRecord } from '#modules/customers/contract.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { CustomerLocations, locationDesk } from '#modules/locations/web/desk.ts';
import { customerRead, customersNoun, useMay } from '../calls.ts';
import { useCustomerTitle } from '../form/title.ts';
import { BillToPart } from '../page/BillToPart.tsx';
import { ContactsPart } from '../page/ContactsPart.tsx';
import { CustomerLinks } from '../page/CustomerLinks.tsx';
import { customerPath, reviewPath } from '../paths.ts';
import { RecordGate } from '../RecordGate.tsx';
import { CustomerHeader } from './CustomerHeader.tsx';
import { DecisionRefused } from './CustomerDecisions.tsx';
import { Examination } from './Examination.tsx';
import { History } from './History.tsx';
import { ReviewedCustomer } from './reviewed.ts';
import { useViewedLetter } from './use-viewed-letter.ts';

const partWords = {
  credit: 'creditPart',
  application: 'applicationPart',
  billing: 'billingPart',
  contacts: 'contactsPart',
  locations: 'locationsPart',
  bank: 'bankPart',
  documents: 'documentsPart',
  links: 'linksPart',
  history: 'historyPart',
} as const;
type Part = keyof typeof partWords;
const parts = Object.keys(partWords) as readonly Part[];

/** `/shipper/{id}`: a customer to read, for who opens it from the list; it begins with its credit. */
export function customerPage(Credit: ComponentType): ComponentType<ScreenProps> {
  return function CustomerPage({ params }) {
    const id = params['id'] ?? '';
    return <Customer id={id} path={customerPath(id)} first="credit" Credit={Credit} />;
  };
}

/** `/approveshipper/{id}`: everything about one customer that a decision needs, and the decision. */
export function customerReview(Credit: ComponentType): ComponentType<ScreenProps> {
  return function CustomerReview({ params }) {
    const id = params['id'] ?? '';
    return <Customer id={id} path={reviewPath(id)} first="application" Credit={Credit} />;
  };
}

interface CustomerProps {
  readonly id: string;
  /** Its own address, and the part that it begins with. */
  readonly path: string;
  readonly first: Part;
  /** What the module of credit shows of a customer. */
  readonly Credit: ComponentType;
}

/** One customer, read once for all its parts. */
function Customer({ id, ...place }: CustomerProps): ReactNode {
  useChannel(`${customersNoun}:${id}`);
  return (
    <RecordGate query={useQuery(customerRead(id))} skeleton={<ReviewSkeleton />}>
      {(record) => (
        <ReviewedCustomer value={record}>
          <Parts record={record} {...place} />
        </ReviewedCustomer>
      )}
    </RecordGate>
  );
}

function Parts({ record, path, first, Credit }: Omit<CustomerProps, 'id'> & { record: ShipperRecord }): ReactNode {
  const t = useTexts(customerDeskTexts);
  const barrierId = useId();
  const search = useSearch({ strict: false }) as { readonly tab?: string };
  const letter = useViewedLetter();
  const may: Partial<Record<Part, boolean>> = {
    locations: useCan(locationDesk.mayRead),
    bank: useMaySeeBank(),
    documents: letter !== undefined,
    links: useMay('getShipperEmails'),
    history: useMay('getShipperHistory'),
  };
  const shown = [first, ...parts.filter((part) => part !== first && may[part] !== false)];
  const part = shown.find((each) => each === search.tab) ?? first;
  usePageTitle(useCustomerTitle()(record));
  return (
    <div className="max-md:pb-20">
      <CustomerHeader barrierId={barrierId} />
      <DecisionRefused id={barrierId} />
      <PartTabs path={path} parts={shown.map((id) => ({ id, title: t(partWords[id]) }))} current={part} />
      <div className="mt-4">
        <Suspense fallback={<div className="skeleton h-64" />}>
          {part === 'credit' && <Credit />}
          {part === 'application' && <Examination />}
          {part === 'billing' && <BillToPart />}
          {part === 'contacts' && <ContactsPart />}
          {part === 'locations' && <CustomerLocations customerId={record.id} />}
          {part === 'bank' && <BankVersions channel={customersNoun} keyIdentifier={record.id} />}
          {part === 'documents' && letter && <DocumentViewer documents={[letter]} className="h-[75dvh]" />}
          {part === 'links' && <CustomerLinks />}
          {part === 'history' && <History />}
        </Suspense>
      </div>
    </div>
  );
}
