import type { ReactNode } from 'react';
import { z } from 'zod';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/contractors/messages/application/index.ts';
import { contractorDeskTexts } from '#modules/contractors/messages/desk/index.ts';
import type { ContractorRecord } from '#modules/contractors/records.ts';
import { formFile } from '#modules/parties/form.ts';
import { contractors } from '../calls.ts';
import { ContractorDecisionDialog } from './dialogs.tsx';

const deed = z.strictObject({
  file: formFile.nullable().refine((value) => value !== null, { error: 'required' }),
});
const Field = fieldsFor<typeof deed>();

interface BringDeedProps {
  readonly record: ContractorRecord;
  readonly onClose: () => void;
}

/** A deed of suretyship that came on paper, or signed with an advanced electronic signature. */
export function BringDeed({ record, onClose }: BringDeedProps): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const form = useTexts(applicationTexts);
  const { keyIdentifier, pool } = record;
  return (
    <ContractorDecisionDialog
      record={record}
      title={t('bringDeed')}
      text={form('suretyshipAsked', { client: pool })}
      schema={deed}
      initial={{ file: null }}
      confirm={t('bringDeed')}
      done={t('fileAdded')}
      decide={({ file: chosen }, options) =>
        contractors.postSubcontractorFile(
          {
            keyIdentifier,
            purpose: 'suretyshipDeed',
            fileName: chosen?.name ?? '',
            content: chosen?.base64 ?? '',
          },
          options,
        )
      }
      onClose={onClose}
    >
      <Field.File name="file" label={t('suretyshipDeed')} required />
    </ContractorDecisionDialog>
  );
}
