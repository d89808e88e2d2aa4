import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CompanyLookup } from '#modules/base/companies/contract.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useTexts } from '#platform/web/texts.ts';
import { FormChecks } from '#modules/parties/parties/web/desk.ts';
import type { SupplierRecord } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { suppliers, suppliersNoun } from '../calls.ts';
import { useFieldLabel, useSupplierFindingWords } from '../labels.ts';
import { supplierPath } from '../paths.ts';
import { ApplicationBadge } from '../StateBadges.tsx';
import { submissionOf } from '../steps/form.ts';
import { SupplierSteps } from './SupplierSteps.tsx';
import { useSupplierTitle } from './title.ts';
import { formValuesOf } from './values.ts';

interface EditSupplierProps {
  readonly record: SupplierRecord;
  readonly companies: readonly CompanyLookup[];
}

/** A supplier that is there: its fields, and beside them what the checks found. */
export function EditSupplier({ record, companies }: EditSupplierProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const title = useSupplierTitle();
  const [words, labelOf] = [useSupplierFindingWords(), useFieldLabel()];
  const { keyIdentifier, lockId, clientName, findings, status } = record;
  useChannel(`${suppliersNoun}:${keyIdentifier}`);
  return (
    <SupplierSteps
      title={title(record)}
      subtitle={
        <span className="mt-1 flex flex-wrap items-center gap-3">
          <ApplicationBadge state={status} />
          <Link to={supplierPath(keyIdentifier)} className="text-brand underline-offset-3 hover:underline">
            {t('openReview')}
          </Link>
        </span>
      }
      id={keyIdentifier}
      lockId={lockId}
      initial={formValuesOf(record, companies)}
      clientName={clientName}
      save={(values, options) =>
        suppliers.putCarrier(
          { ...submissionOf(values, { isAdmin: true, clientName }), isEdit: true, keyIdentifier },
          options,
        )
      }
      valuesOf={(theirs: SupplierRecord) => formValuesOf(theirs, companies)}
      aside={<FormChecks findings={findings} words={words} labelOf={labelOf} />}
    />
  );
}
