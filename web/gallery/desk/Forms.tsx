import { type ReactNode, useRef } from 'react';
import { z } from 'zod';
import { reference } from '#platform/master-data.ts';
import { requiredText, text } from '#platform/operation.ts';
import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { RpcFailure } from '#platform/web/rpc.ts';
import { Scene } from './Scene.tsx';
import { type SampleSupplier, suppliers } from './suppliers.ts';

const supplier = z.object({
  registeredName: requiredText(120),
  tradeName: requiredText(60),
  regNo: text(30),
  email: requiredText(100),
  dateOfInc: z.iso.date({ error: 'invalidDate' }).or(z.literal('')),
  isVatRegistered: z.boolean(),
  gitCover: z.number().min(1),
  rate: z.number().nullable(),
  tender: z.enum(['email', 'integration']),
  partOf: reference('supplier'),
});
const Field = deskFieldsFor<typeof supplier>();

const stored: z.input<typeof supplier> = {
  registeredName: 'Karoo Freight (Pty) Ltd',
  tradeName: 'Karoo Freight',
  regNo: '2011/004512/07',
  email: 'accounts@karoofreight.example',
  dateOfInc: '2011-03-04',
  isVatRegistered: true,
  gitCover: 1_500_000,
  rate: 82.5,
  tender: 'email',
  partOf: null,
};

const choiceOf = ({ id, name, vendorNumber }: SampleSupplier) => ({ value: id, label: name, detail: vendorNumber });
const supplierChoices: ChoiceSource = {
  key: ['gallery'],
  find: async (text, atMost) =>
    suppliers
      .filter(({ name, vendorNumber }) => `${name} ${vendorNumber}`.toLowerCase().includes(text.toLowerCase()))
      .slice(0, atMost)
      .map(choiceOf),
  read: async (value) => suppliers.filter(({ id }) => id === value).map(choiceOf)[0],
};

/** The first save meets a change by somebody else; the trade name `Taken` is refused by the server. */
export function Forms(): ReactNode {
  const isChanged = useRef(false);
  async function save(value: z.output<typeof supplier>): Promise<unknown> {
    if (value.tradeName === 'Taken') {
      const fields = { tradeName: 'Carrier already exists for client Highveld' };
      throw new RpcFailure({
        kind: 'refusal',
        code: 'invalidPayload',
        text: 'Please correct the marked fields.',
        fields,
      });
    }
    if (isChanged.current) return {};
    isChanged.current = true;
    const record = { ...stored, tradeName: 'Karoo Haulage', email: 'office@karoofreight.example', lockId: '2' };
    const details = { by: 'Thabo Nkosi', at: new Date().toISOString(), record };
    throw new RpcFailure({ kind: 'refusal', code: 'changedByOther', text: 'Changed by someone else.', details });
  }
  return (
    <Scene>
      <FormScreen
        title="Supplier: Karoo Freight (KAR001)"
        subtitle="Approved 12 Mar 2026 by N. Mokoena"
        schema={supplier}
        initial={stored}
        noun="gallery"
        id="S1"
        lockId="1"
        save={save}
      >
        <FormSection title="Company" hint="Registered details, used on documents and remittances.">
          <Field.Text name="registeredName" label="Full registered name" required className="sm:col-span-2" />
          <Field.Text name="tradeName" label="Trade name" required />
          <Field.Text name="regNo" label="Registration number" />
          <Field.Email name="email" label="Email address" required />
          <Field.Searched name="partOf" from={supplierChoices} label="Part of" help="One of more than a thousand." />
          <Field.Date name="dateOfInc" label="Date of incorporation" />
          <Field.Checkbox name="isVatRegistered" label="Registered for VAT" className="sm:col-span-2" />
        </FormSection>
        <FormSection title="Transporter" hint="Cover, payable rate and how loads are tendered.">
          <Field.Money name="gitCover" label="GIT cover" required min={1} />
          <Field.Percent name="rate" label="Payable rate" />
          <Field.RadioCards
            name="tender"
            label="Tender loads by"
            className="sm:col-span-2"
            options={[
              { value: 'email', label: 'Email', detail: 'Sent to the tender address.' },
              { value: 'integration', label: 'Integration', detail: 'Sent to the supplier’s system by GLN.' },
            ]}
          />
        </FormSection>
      </FormScreen>
    </Scene>
  );
}
