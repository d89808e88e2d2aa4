import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { identityTypes } from '#platform/identifiers/south-african-id.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useWords } from '#platform/web/words.ts';
import { type drivers, driverService } from '../contract.ts';
import { driverTexts } from '../messages/index.ts';

const Field = masterFieldsFor<typeof drivers.fields>();
const { getClientDriverIdNumber } = client(driverService);

interface IdentitySectionProps {
  /** Absent for a new driver. */
  readonly id: string | undefined;
  readonly hasNumber: boolean;
}

/** Who the driver is. The number is masked until somebody asks for it, which the history records. */
export function IdentitySection({ id, hasNumber }: IdentitySectionProps): ReactNode {
  const { t, options } = useWords(driverTexts);
  const mayReveal = useCan('tripDirector.getClientDriverIdNumber');
  return (
    <FormSection title={t('identity')}>
      <Field.Select name="idType" label={t('idType')} options={options('idType', identityTypes)} required />
      <Field.Text
        name="idNumber"
        label={t('idNumber')}
        help={hasNumber ? t('idNumberHelp') : undefined}
        note={id !== undefined && hasNumber && mayReveal && <Reveal id={id} />}
        autoComplete="off"
      />
      <Field.Date name="dateOfBirth" label={t('dateOfBirth')} />
      <Field.Text name="nationality" label={t('nationality')} />
    </FormSection>
  );
}

function Reveal({ id }: { readonly id: string }): ReactNode {
  const { t } = useWords(driverTexts);
  const failureText = useFailureText();
  const [number, setNumber] = useState<string>();
  async function show(): Promise<void> {
    try {
      setNumber((await getClientDriverIdNumber({ id })).idNumber);
      void queries.invalidateQueries({ queryKey: ['drivers', id, 'history'] });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  if (number !== undefined) return <span className="tabular-nums select-all">{number}</span>;
  return (
    <button type="button" className="inline-flex items-center gap-1 text-brand underline" onClick={() => void show()}>
      <Eye size={15} aria-hidden="true" />
      {t('showIdNumber')}
    </button>
  );
}
