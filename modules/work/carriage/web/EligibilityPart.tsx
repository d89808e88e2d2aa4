import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { is } from '#platform/machine.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useOutcome } from '#platform/web/record/use-outcome.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import { overridableCodes } from '../eligibility.ts';
import { carriage, type EligibilityFinding, eligibilityRead, useMay } from './calls.ts';
import { execution } from '#modules/work/loads/status.ts';
import { CarrierList, Findings } from './CarrierList.tsx';
import { reasonOnly } from './decision-fields.tsx';
import { useFindingWords } from './finding-words.ts';
import { carriageTexts } from '../messages/desk/index.ts';

const Field = namedFor<typeof reasonOnly>()({ Textarea: TextareaField });

type Overridable = (typeof overridableCodes)[number];
interface Asked {
  readonly supplierId: string | null;
  readonly finding: EligibilityFinding & { readonly code: Overridable };
}

const isOverridable = (finding: EligibilityFinding): finding is Asked['finding'] =>
  finding.level === 'E' && !finding.isOverridden && (overridableCodes as readonly string[]).includes(finding.code);

/** “Who may take it?”: every transporter with what stands against it, in words, and where it is mended or gone beyond. */
export function EligibilityPart({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(carriageTexts);
  const mayOverride = useMay('postLoadOverride') && !is(execution, load.status, 'over');
  const [asked, setAsked] = useState<Asked>();
  const exception = (supplierId: string | null) => (finding: EligibilityFinding) =>
    mayOverride &&
    isOverridable(finding) && (
      <button type="button" className="btn btn-g h-7 px-2 text-sm" onClick={() => setAsked({ supplierId, finding })}>
        {t('makeException')}
      </button>
    );
  return (
    <RecordGate query={useQuery(eligibilityRead(load))} skeleton={<ReviewSkeleton />}>
      {(eligibility) => (
        <div className="grid max-w-3xl gap-6">
          {eligibility.findings.length > 0 && (
            <section aria-label={t('ofLoad')}>
              <h3 className="mb-1 font-semibold">{t('ofLoad')}</h3>
              <Findings findings={eligibility.findings} exception={exception(load.supplierId)} />
            </section>
          )}
          <CarrierList eligibility={{ ...eligibility, findings: [] }} atMost={30} isHeaded exception={exception} />
          {asked && <Exception load={load} asked={asked} onClose={() => setAsked(undefined)} />}
        </div>
      )}
    </RecordGate>
  );
}

/** Goes beyond a rule for this load and this supplier, with a reason; up to one's amount, which the server knows. */
function Exception({
  load,
  asked: { supplierId, finding },
  onClose,
}: {
  readonly load: Load;
  readonly asked: Asked;
  readonly onClose: () => void;
}): ReactNode {
  const t = useTexts(loadFormTexts);
  const own = useTexts(carriageTexts);
  const wordsOf = useFindingWords();
  const outcome = useOutcome({ noun: loadsNoun, id: load.id, lockId: load.lockId });
  return (
    <FormDialog
      title={own('makeException')}
      text={`${wordsOf(finding)} ${own('exceptionText')}`}
      confirm={own('makeException')}
      schema={reasonOnly}
      initial={{ reason: '' }}
      failures={[loadFailureTexts]}
      isNarrow
      submit={async ({ reason }, idempotencyKey) => {
        const decided = { id: load.id, supplierId, code: finding.code, reason };
        await carriage.postLoadOverride(decided, { lockId: load.lockId, idempotencyKey });
        await outcome.taken(t('saved'));
        onClose();
      }}
      onFailure={outcome.changedMeanwhile}
      onClose={onClose}
    >
      <Field.Textarea name="reason" label={t('reason')} rows={3} required />
    </FormDialog>
  );
}
