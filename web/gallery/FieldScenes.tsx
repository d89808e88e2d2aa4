import { type ReactNode, useEffect } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { banks, filled, type Sample, sampleSchema } from './sample.ts';

const Field = fieldsFor<typeof sampleSchema>();

interface SceneProps {
  readonly initial: DefaultValues<Sample>;
  readonly disabled?: boolean;
  readonly wrong?: boolean;
  readonly note?: string;
}

function Scene({ initial, disabled = false, wrong = false, note }: SceneProps): ReactNode {
  const schemaForm = useSchemaForm({ schema: sampleSchema, initial });
  const { form } = schemaForm;
  useEffect(() => {
    if (wrong) void form.trigger();
  }, [form, wrong]);
  const common = { disabled, note };
  return (
    <FormFrame
      of={schemaForm}
      className="card grid gap-5 p-5 md:grid-cols-2"
      onSubmit={async () => snackbar('Everything is in order.', { kind: 'ok' })}
    >
      <Field.Text
        name="name"
        label="Full registered name"
        help="As it stands on your registration certificate."
        required
        {...common}
        autoComplete="organization"
      />
      <Field.Email name="email" label="Email address" required {...common} />
      <Field.Digits name="identity" label="Identity number" required {...common} />
      <Field.Password name="password" label="Password" autoComplete="new-password" required {...common} />
      <Field.Date name="founded" label="Date of incorporation" {...common} />
      <Field.Phone name="phone" label="Cell number" required {...common} />
      <Field.Number name="weight" label="Mass in tonnes" max={60} {...common} />
      <Field.Money name="cover" label="GIT cover" min={1} help="For one load." required {...common} />
      <Field.Percent name="rate" label="Payable rate" {...common} />
      <Field.Select
        name="region"
        label="Region"
        options={['Gauteng', 'Western Cape', 'KwaZulu-Natal'].map((value) => ({ value, label: value }))}
        required
        {...common}
      />
      <Field.Suggest name="bank" label="Bank" suggestions={banks} required {...common} />
      <Field.Textarea name="notes" label="Notes" {...common} />
      <Field.RadioCards
        name="tender"
        label="Tender loads by"
        className="md:col-span-2"
        options={[
          { value: 'email', label: 'Email', detail: 'Sent to the tender address.' },
          { value: 'integration', label: 'Integration', detail: 'Sent to the supplier’s system by GLN.' },
        ]}
        required
        {...common}
      />
      <Field.File
        name="document"
        label="GIT certificate"
        help="Take a photo or choose a PDF. Photos are made smaller before they are sent."
        className="md:col-span-2"
        required
        {...common}
      />
      <Field.Checkbox
        name="accepts"
        label="I accept the terms and conditions"
        help="You can read them again at any time."
        className="md:col-span-2"
        required
        {...common}
      />
      <button type="submit" className="btn btn-p justify-self-start" disabled={disabled}>
        Check
      </button>
    </FormFrame>
  );
}

const empty: DefaultValues<Sample> = {
  name: '',
  email: '',
  identity: '',
  password: '',
  founded: '',
  notes: '',
  bank: '',
  document: null,
};

export function EmptyFields(): ReactNode {
  return <Scene initial={empty} />;
}

export function FieldStates(): ReactNode {
  return (
    <div className="space-y-6">
      <h3 className="font-semibold">Filled</h3>
      <Scene initial={filled} />
      <h3 className="font-semibold">Wrong</h3>
      <Scene initial={empty} wrong />
      <h3 className="font-semibold">With a note</h3>
      <Scene initial={filled} note="Differs from what the bank has." />
      <h3 className="font-semibold">Disabled</h3>
      <Scene initial={filled} disabled />
    </div>
  );
}
