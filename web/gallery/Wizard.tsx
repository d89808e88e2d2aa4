import { type ReactNode, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { RpcFailure } from '#platform/web/rpc-failure.ts';
import { Stepper } from '#platform/web/wizard/Stepper.tsx';
import type { WizardStep } from '#platform/web/wizard/steps.ts';

const company = z.strictObject({
  registeredName: requiredText(120),
  tradeName: requiredText(120),
  regNo: requiredText(40),
  isTransporter: z.boolean(),
});
const directors = z.strictObject({
  directors: z.array(z.strictObject({ name: requiredText(100), idNumber: text(15) })).min(1),
});
const transporter = z.strictObject({ gitCover: z.number().min(1) });
const whole = z.strictObject({ ...company.shape, ...directors.shape, ...transporter.shape });
type Values = z.input<typeof whole>;

const Field = fieldsFor<typeof whole>();

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="card space-y-5 p-4 sm:p-5">
      <h2 className="text-md font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function CompanyStep(): ReactNode {
  return (
    <Card title="Company">
      <Field.Text
        name="registeredName"
        label="Full registered name"
        help="“Taken” is taken."
        required
        check={async (value) => (value === 'Taken' ? { code: 'invalidValue' } : undefined)}
      />
      <Field.Text name="tradeName" label="Trade name" required />
      <Field.Text
        name="regNo"
        label="Registration number"
        help="“Refuse” is refused by the server at the end."
        required
      />
      <Field.Checkbox name="isTransporter" label="The company is a transporter" />
    </Card>
  );
}

function DirectorsStep(): ReactNode {
  const { fields, append, remove } = useFieldArray<Values>({ name: 'directors' });
  return (
    <Card title="Directors">
      {fields.map(({ id }, index) => (
        <div key={id} className="grid gap-5 sm:grid-cols-[1fr_1fr_auto]">
          <Field.Text name={`directors.${index}.name`} label={`Director ${index + 1} name`} required />
          <Field.Digits name={`directors.${index}.idNumber`} label="Identity number" />
          {index > 0 && (
            <button type="button" className="btn btn-g self-end" onClick={() => remove(index)}>
              Remove
            </button>
          )}
        </div>
      ))}
      <button type="button" className="btn btn-s" onClick={() => append({ name: '', idNumber: '' })}>
        Add director
      </button>
    </Card>
  );
}

function TransporterStep(): ReactNode {
  const name = useWatch<Values, 'registeredName'>({ name: 'registeredName' });
  return (
    <Card title={`GIT certificate of ${name}`}>
      <Field.Money name="gitCover" label="GIT cover" min={1} required />
    </Card>
  );
}

const steps: readonly WizardStep<Values>[] = [
  { id: 'company', title: 'Company Details', schema: company, Step: CompanyStep },
  { id: 'directors', title: 'Director(s) Details', schema: directors, Step: DirectorsStep },
  {
    id: 'transporter',
    title: 'Transporter Details',
    schema: transporter,
    Step: TransporterStep,
    when: ({ isTransporter }) => isTransporter,
  },
];

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function Wizard(): ReactNode {
  const [done, setDone] = useState(false);
  if (done) return <OutcomePage kind="success" title="Registration was successful" />;
  return (
    <div className="flex min-h-160 flex-col rounded-card border border-line">
      <Stepper
        steps={steps}
        initial={{
          registeredName: '',
          tradeName: '',
          regNo: '',
          isTransporter: true,
          directors: [{ name: '', idNumber: '' }],
          gitCover: 0,
        }}
        draft={{
          backup: { key: 'gallery', secret: 'gallery' },
          save: async () => {
            await soon(400);
            if (!navigator.onLine) throw new RpcFailure({ kind: 'network', code: 'noConnection' });
            return { savedAt: new Date().toISOString() };
          },
        }}
        onSubmit={async ({ regNo }) => {
          await soon(1200);
          if (regNo === 'Refuse')
            throw new RpcFailure({
              kind: 'refusal',
              code: 'invalidPayload',
              text: 'Please correct the marked fields.',
              fields: { 'carrierDetail.regNo': 'This registration number is already in use.' },
            });
          setDone(true);
        }}
        fieldPath={(path) => path.replace(/^carrierDetail\./, '')}
      />
    </div>
  );
}
