import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { recordTexts } from '#platform/messages/records/index.ts';
import { SelectField } from '../fields/ChoiceFields.tsx';
import type { FieldProps } from '../fields/Field.tsx';
import type { NamedField } from '../fields/index.ts';
import { deskFieldsFor } from '../form/fields.ts';
import type { FormSchema } from '../form.tsx';
import { useTexts } from '../texts.ts';
import { choicesRead, codeOf, type MasterDesk, nameOf, recordRead } from './desk.ts';

interface ReferenceProps extends FieldProps {
  readonly of: MasterDesk;
  /** A record that cannot be chosen: one is not below itself. */
  readonly except?: string | undefined;
}

/** Chooses a record of another plain noun. One that is chosen stays in the choice when it is deactivated. */
function ReferenceField({ of: desk, except, ...props }: ReferenceProps): ReactNode {
  const t = useTexts(recordTexts);
  const value: unknown = useWatch({ name: props.name });
  const { data: active } = useQuery(choicesRead(desk));
  const chosen = typeof value === 'string' ? value : '';
  const isListed = active?.some(({ id }) => id === chosen);
  const { data: other } = useQuery({ ...recordRead(desk, chosen), enabled: chosen !== '' && isListed === false });
  const rows = [...(active ?? []), ...(other && isListed === false ? [other] : [])];
  const options = rows
    .filter(({ id }) => id !== except)
    .map((row) => ({ value: row.id, label: `${codeOf(desk, row)} · ${nameOf(desk, row)}` }));
  return <SelectField {...props} options={options} placeholder={t('noneChosen')} />;
}

type MasterFields<Schema extends FormSchema> = ReturnType<typeof deskFieldsFor<Schema>> & {
  readonly Reference: NamedField<typeof ReferenceField, z.input<Schema> & FieldValues, string>;
};

/** The field bricks of a plain noun's form: those of the desk, and the choice of a record of another noun. */
export function masterFieldsFor<Schema extends FormSchema>(): MasterFields<Schema> {
  return { ...deskFieldsFor<Schema>(), Reference: ReferenceField } as unknown as MasterFields<Schema>;
}
