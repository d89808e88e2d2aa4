import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { useFirstRead } from '#platform/web/record/use-first-read.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { customerRead, useMay } from '../calls.ts';
import { EditCustomer } from './EditCustomer.tsx';
import { NewCustomer } from './NewCustomer.tsx';
import { customerListPath } from '../paths.ts';
import { RecordGate } from '../RecordGate.tsx';

/** `/shippercreateform/{id}` and `/shippereditform`: a new customer, or one that is there. */
export function CustomerForm({ params }: ScreenProps): ReactNode {
  const id = params['id'];
  const [mayCreate, mayEdit] = [useMay('postShipper'), useMay('putShipper')];
  if (!(id === 'new' ? mayCreate : mayEdit)) return <NotAuthorised />;
  if (id === undefined) return <NoneChosen />;
  return id === 'new' ? <NewCustomer /> : <Edited key={id} id={id} />;
}

function Edited({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordGate query={useFirstRead(useQuery(customerRead(id)))} skeleton={<FormSkeleton hasSteps />}>
      {(record) => <EditCustomer record={record} />}
    </RecordGate>
  );
}

function NoneChosen(): ReactNode {
  const t = useTexts(customerDeskTexts);
  return (
    <PlainPage icon={FileQuestion} title={t('noneChosen')} text={t('noneChosenText')}>
      <Link to={customerListPath} className="btn btn-p">
        {t('backToList')}
      </Link>
    </PlainPage>
  );
}
