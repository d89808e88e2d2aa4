import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { RpcFailure } from '#platform/web/rpc.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { ownValues } from '#platform/web/schema-shape.ts';
import { useTexts } from '#platform/web/texts.ts';
import { Stepper } from '#platform/web/wizard/Stepper.tsx';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { BankFields } from '../steps/BankFields.tsx';
import { CompanyFields } from '../steps/CompanyFields.tsx';
import { DirectorFields } from '../steps/DirectorFields.tsx';
import { supplierLookups } from '../steps/lookups.ts';
import { fieldOfPath, submissionOf, supplierFormSteps, type SupplierValues } from '../steps/supplier-form.ts';
import { type NumbersOnFile, SupplierFormFrame, type SupplierFormContext } from '../steps/SupplierFormFrame.tsx';
import { TransporterFields } from '../steps/TransporterFields.tsx';
import { links, type OpenCarrierLink, suppliers } from './link-calls.ts';
import type { RegistrationFormProps } from './RegistrationForm.tsx';
import { submitOnce } from './sent-submit.ts';
import { StaffQuestion } from './StaffQuestion.tsx';
import { backupKey } from './use-start.ts';

interface RegistrationStepsProps extends RegistrationFormProps {
  readonly values: SupplierValues;
  readonly startAt: string | undefined;
  /** Begun in this moment: there is no draft yet. */
  readonly isNew?: boolean;
}

type Step = WizardStep<SupplierValues>;

const failures = [supplierFailureTexts] as const;

/** The steps of a registration by link: saved as they are filled in, and submitted once. */
export function RegistrationSteps({
  token,
  link,
  whenOpen,
  onDone,
  values,
  startAt,
  isNew,
}: RegistrationStepsProps): ReactNode {
  const t = useTexts(registrationTexts);
  const inTurn = useTurns();
  const isDone = useRef(false);
  const lockId = useRef(link.lockId ?? null);

  const steps = useMemo(() => {
    const all: readonly Step[] = [
      { id: 'company', title: t('companyStep'), schema: supplierFormSteps.company, Step: CompanyFields },
      { id: 'directors', title: t('directorsStep'), schema: supplierFormSteps.directors, Step: DirectorFields },
      { id: 'bank', title: t('bankStep'), schema: supplierFormSteps.bank, Step: BankFields },
      {
        id: 'transporter',
        title: t('transporterStep'),
        schema: supplierFormSteps.transporter,
        Step: TransporterFields,
        when: ({ isTrasporter }) => isTrasporter === true,
      },
    ];
    // Staff asked for something: those steps are open, whatever else is known, and no others.
    const asked = link.scope.steps;
    return asked?.length ? all.filter(({ id }) => asked.includes(id)).map(alwaysShown) : all;
  }, [t, link.scope.steps]);

  const { clientName, clientTradeName, keyIdentifier, maskedNumbers, carrierDetail } = link;
  const frame = useMemo((): SupplierFormContext => {
    return {
      lookups: supplierLookups({ clientName, keyIdentifier }),
      clientName: clientTradeName,
      isAdmin: false,
      numbersOnFile: numbersOnFile({ maskedNumbers, carrierDetail }),
      storeCertificate: async (file, { signal, onProgress }) => {
        const stored = await whenOpen(() =>
          links.postLinkFile(
            { purpose: 'gitCertificate', fileName: file.name, content: file.base64 },
            { signal, onProgress },
          ),
        );
        return { file: { name: stored.fileName, size: stored.size, blobName: stored.blobName }, facts: stored.facts };
      },
    };
  }, [clientName, clientTradeName, keyIdentifier, maskedNumbers, carrierDetail, whenOpen]);

  async function save(
    step: string,
    stepValues: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly savedAt: string }> {
    // What the submit has taken along needs no draft any more.
    if (isDone.current) return { savedAt: new Date().toISOString() };
    const percent = Math.round((100 * steps.findIndex(({ id }) => id === step)) / steps.length);
    return await whenOpen(() => links.putLinkDraft({ step, values: stepValues, percent }));
  }
  async function submit(all: SupplierValues): Promise<void> {
    const payload = {
      ...submissionOf(all, { isAdmin: false, clientName }),
      isEdit: link.isEdit,
      ...(keyIdentifier && { keyIdentifier }),
    };
    const done = { client: clientTradeName, email: link.email, support: link.support, isEdit: link.isEdit };
    try {
      await whenOpen(() => submitOnce(token, { payload, lockId: lockId.current, done }));
    } catch (error) {
      if (error instanceof RpcFailure && error.code === 'changedByOther') {
        // The next press says: over what is there now.
        lockId.current = (await suppliers.getCarrierLink({ key: token })).lockId ?? null;
      }
      throw error;
    }
    isDone.current = true;
    onDone(done);
  }

  useEffect(() => {
    // The answer to the first question is the beginning of the draft: it is not asked again.
    if (isNew) inTurn(() => save('company', ownValues(supplierFormSteps.company, values))).catch(() => undefined);
    else if (startAt) snackbar(t('restored'));
    // oxlint-disable-next-line react/exhaustive-deps -- Once, when the form opens.
  }, []);

  return (
    <SupplierFormFrame value={frame}>
      <Stepper<SupplierValues>
        steps={steps}
        initial={values}
        startAt={isVisible(steps, startAt, values) ? startAt : steps[0]?.id}
        failures={failures}
        draft={{ save: (step, stepValues) => inTurn(() => save(step, stepValues)), backupKey: backupKey(token) }}
        onSubmit={(all) => inTurn(() => submit(all))}
        fieldPath={fieldOfPath}
        notice={<StaffQuestion link={link} />}
      />
    </SupplierFormFrame>
  );
}

/** Directors may be moved and removed, so that their numbers are found by name, as the server does. */
function numbersOnFile({
  maskedNumbers = {},
  carrierDetail,
}: Pick<OpenCarrierLink, 'maskedNumbers' | 'carrierDetail'>): NumbersOnFile {
  const directors = carrierDetail?.directors ?? [];
  return {
    bankAccountNo: maskedNumbers['bankAccountNo'],
    identityOf: (name) => {
      const index = directors.findIndex((director) => director.name.toLowerCase() === name.trim().toLowerCase());
      return index < 0 ? undefined : maskedNumbers[`directors.${index}.idNumber`];
    },
  };
}

function alwaysShown({ id, title, schema, Step }: Step): Step {
  return { id, title, schema, Step };
}

function isVisible(steps: readonly Step[], id: string | undefined, values: SupplierValues): boolean {
  return steps.some((step) => step.id === id && (step.when?.(values) ?? true));
}

/**
 * One call after the other: a draft that is still on its way when the link is used up would be refused, and would look
 * as if the link had expired.
 */
function useTurns(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (call) => {
    const turn = last.current.then(call, call);
    last.current = turn.catch(() => undefined);
    return turn;
  };
}
