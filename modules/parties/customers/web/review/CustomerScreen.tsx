import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { DecisionBarriers } from '#platform/web/record/Decisions.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import { BankVersions, useMaySeeBank } from '#modules/parties/bank/web/index.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import { CustomerLocations, locationDesk } from '#modules/parties/locations/web/desk.ts';
import { LinksPart } from '#modules/parties/links/web/index.ts';
import { AskAbout, PartyReview, useFindingWords } from '#modules/parties/parties/web/desk.ts';
import { customerLinksRead, customerRead, customersNoun, useMay } from '../calls.ts';
import { failures } from '../failures.ts';
import { useCustomerTitle } from '../form/title.ts';
import { useFieldLabel } from '../labels.ts';
import { BillToPart } from '../page/BillToPart.tsx';
import { ContactsPart } from '../page/ContactsPart.tsx';
import { customerPath, reviewPath } from '../paths.ts';
import { RecordGate } from '../RecordGate.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import { Examination } from './Examination.tsx';
import { History } from './History.tsx';
import { ReviewedCustomer, useReviewed } from './reviewed.ts';
import { useCustomerDecisions, useDecidedCustomer } from './use-decisions.tsx';
import { useViewedLetter } from './use-viewed-letter.ts';

/** `/shipper/{id}`: a customer to read, for who opens it from the list; it begins with its credit. */
export function customerPage(Credit: ComponentType, Debt: CustomerProps['Debt']): ComponentType<ScreenProps> {
  return function CustomerPage({ params }) {
    const id = params['id'] ?? '';
    return <Customer id={id} path={customerPath(id)} first="credit" Credit={Credit} Debt={Debt} />;
  };
}

/** `/approveshipper/{id}`: everything about one customer that a decision needs, and the decision. */
export function customerReview(Credit: ComponentType, Debt: CustomerProps['Debt']): ComponentType<ScreenProps> {
  return function CustomerReview({ params }) {
    const id = params['id'] ?? '';
    return <Customer id={id} path={reviewPath(id)} first="application" Credit={Credit} Debt={Debt} />;
  };
}

interface CustomerProps {
  readonly id: string;
  /** Its own address, and the part that it begins with. */
  readonly path: string;
  readonly first: 'credit' | 'application';
  /** What the module of credit shows of a customer. */
  readonly Credit: ComponentType;
  /** What the module of debtors shows of it. */
  readonly Debt: ComponentType<{ readonly customerId: string }>;
}

/** One customer, read once for all its parts. */
function Customer({ id, ...place }: CustomerProps): ReactNode {
  useChannel(`${customersNoun}:${id}`);
  return (
    <RecordGate query={useQuery(customerRead(id))} skeleton={<ReviewSkeleton />}>
      {(record) => (
        <ReviewedCustomer value={record}>
          <CustomerFindings>
            <Parts {...place} />
          </CustomerFindings>
        </ReviewedCustomer>
      )}
    </RecordGate>
  );
}

/** Gives the facts of the customer their words, and the findings about them. */
function CustomerFindings({ children }: { readonly children: ReactNode }): ReactNode {
  const { findings } = useReviewed();
  const [words, labelOf] = [useFindingWords([customerFailureTexts]), useFieldLabel()];
  return <PartyReview value={{ findings, words, labelOf }}>{children}</PartyReview>;
}

function Parts({ path, first, Credit, Debt }: Omit<CustomerProps, 'id'>): ReactNode {
  const t = useTexts(customerDeskTexts);
  const record = useReviewed();
  const letter = useViewedLetter();
  const decisions = useCustomerDecisions();
  const [mayLocations, mayBank] = [useCan(locationDesk.mayRead), useMaySeeBank()];
  const mayDebt = useCan('tripDirector.getDebtor');
  const [mayLinks, mayHistory] = [useMay('getShipperEmails'), useMay('getShipperHistory')];
  const bank = <BankVersions channel={customersNoun} keyIdentifier={record.id} />;
  const viewer = letter && <DocumentViewer documents={[letter]} className="h-[75dvh]" />;
  usePageTitle(useCustomerTitle()(record));
  return (
    <div className="max-md:pb-20">
      <ReviewHeader />
      <DecisionBarriers decisions={decisions} />
      <AskAbout record={useDecidedCustomer()} decisions={decisions} failures={failures}>
        <RecordParts
          path={path}
          first={first}
          parts={[
            { id: 'credit', title: t('creditPart'), content: <Credit /> },
            { id: 'debt', title: t('debtPart'), isShown: mayDebt, content: <Debt customerId={record.id} /> },
            { id: 'application', title: t('applicationPart'), content: <Examination /> },
            { id: 'billing', title: t('billingPart'), content: <BillToPart /> },
            { id: 'contacts', title: t('contactsPart'), content: <ContactsPart /> },
            {
              id: 'locations',
              title: t('locationsPart'),
              isShown: mayLocations,
              content: <CustomerLocations customerId={record.id} />,
            },
            { id: 'bank', title: t('bankPart'), isShown: mayBank, content: bank },
            { id: 'documents', title: t('documentsPart'), isShown: letter !== undefined, content: viewer },
            { id: 'links', title: t('linksPart'), isShown: mayLinks, content: <CustomerLinks /> },
            { id: 'history', title: t('historyPart'), isShown: mayHistory, content: <History /> },
          ]}
        />
      </AskAbout>
    </div>
  );
}

/** The links that were sent to this customer. */
function CustomerLinks(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { data } = useQuery(customerLinksRead(useReviewed().registeredName));
  return <LinksPart links={data} title={t('linksPart')} emptyText={t('noLinks')} />;
}
