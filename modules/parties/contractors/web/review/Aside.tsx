import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewerDialog } from '#platform/web/viewer/DocumentViewerDialog.tsx';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import { contractorFailureTexts } from '#modules/parties/contractors/messages/failures/index.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import type { ContractorRecord } from '#modules/parties/contractors/records.ts';
import { FormChecks, useFindingWords } from '#modules/parties/parties/web/desk.ts';
import { documents } from '../calls.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { History } from './History.tsx';
import { useFieldLabel } from '../labels.ts';

/** Beside the form: the decision, what the checks found, and the documents. */
export function Aside({ record }: { readonly record: ContractorRecord }): ReactNode {
  return (
    <div className="space-y-4">
      <DecisionPanel record={record} />
      <Checks record={record} />
      <Documents record={record} />
      <History keyIdentifier={record.keyIdentifier} />
    </div>
  );
}

const catalogues = [contractorFailureTexts] as const;

function Checks({ record: { findings } }: { readonly record: ContractorRecord }): ReactNode {
  return <FormChecks findings={findings} words={useFindingWords(catalogues)} labelOf={useFieldLabel()} />;
}

function Documents({ record }: { readonly record: ContractorRecord }): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const form = useTexts(applicationTexts);
  const formats = useFormats();
  const { certificate, suretyshipDeed, suretyshipAbove, signings } = record;
  return (
    <TitledCard title={t('documents')}>
      <ul className="divide-y divide-line">
        {signings.map(({ blobName, fileName, name, capacity, signedAt, verifiedNumber }) => (
          <DocumentLine key={blobName} title={t('signedApplication')} blobName={blobName} fileName={fileName}>
            {t('signedBy', { name, capacity, at: formats.moment(signedAt) })}{' '}
            {t('signedWith', { number: verifiedNumber })}
          </DocumentLine>
        ))}
        {certificate && <DocumentLine title={form('certificate')} {...certificate} />}
        {suretyshipDeed && <DocumentLine title={t('suretyshipDeed')} {...suretyshipDeed} />}
      </ul>
      {suretyshipAbove !== null && !suretyshipDeed && (
        <p className="px-4 py-3 text-sm text-muted">
          {t('suretyshipNeeded', { above: formats.money(suretyshipAbove) })}
        </p>
      )}
    </TitledCard>
  );
}

interface DocumentLineProps {
  readonly title: string;
  readonly blobName: string;
  readonly fileName: string;
  readonly children?: ReactNode;
}

function DocumentLine({ title, blobName, fileName, children }: DocumentLineProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <li className="px-4 py-2.5">
      <button
        type="button"
        className="flex items-start gap-2 text-left text-brand underline-offset-3 hover:underline"
        onClick={() => setOpen(true)}
      >
        <FileText size={16} aria-hidden="true" className="mt-0.5 flex-none" />
        <span className="min-w-0 break-words">
          {title}: {fileName}
        </span>
      </button>
      {children && <p className="mt-0.5 text-sm text-muted">{children}</p>}
      {open && (
        <DocumentViewerDialog
          open
          title={title}
          documents={[{ name: fileName, blobName, load: () => documents.downloadFile({ blobName }) }]}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
