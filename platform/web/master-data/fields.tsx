import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactElement, type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { recordTexts } from '#platform/messages/records/index.ts';
import type { Texts } from '#platform/messages.ts';
import { SelectField } from '../fields/ChoiceFields.tsx';
import type { FieldProps } from '../fields/Field.tsx';
import type { Named } from '../fields/named.ts';
import { TicksField } from '../fields/TicksField.tsx';
import { deskBricks } from '../form/fields.ts';
import type { FormSchema } from '../form.tsx';
import { useTexts } from '../texts.ts';
import type { Words } from '../words.ts';
import { choicesRead, codeOf, type MasterDesk, nameOf, recordRead } from './desk.ts';
import type { Limits } from './schema-limits.ts';

/** What the fields of a record take from the form around them: their words, and what their schema says of them. */
interface RecordFrame {
  readonly words: Words<Texts>;
  readonly limits: Readonly<Record<string, Limits>>;
}
export const RecordFrame = createContext<RecordFrame | null>(null);

/** A field brick that is called by the text of its name, explained by `nameHelp`, and bounded by the schema. */
function ofRecord<Props extends FieldProps>(Brick: ComponentType<Props>): ComponentType<Omit<Props, 'label'>> {
  return function RecordField(props) {
    const frame = use(RecordFrame);
    if (!frame) throw new Error('A field of a record must stand inside a MasterForm');
    const { name } = props as unknown as FieldProps;
    const { words, limits } = frame;
    const { choices, ...bounds } = limits[name] ?? {};
    const own = {
      ...bounds,
      ...(choices && { options: words.options(name, choices) }),
      label: words.label(name),
      help: words.help(name),
      ...props,
    };
    return <Brick {...(own as unknown as Props)} />;
  };
}

interface ReferenceProps extends FieldProps<string> {
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

/** Ticks several records of another plain noun; with what is ticked and inactive, so that it can be unticked. */
function ReferencesField({
  of: desk,
  ...props
}: FieldProps<readonly string[]> & Pick<ReferenceProps, 'of'>): ReactNode {
  const { data: rows = [] } = useQuery(choicesRead(desk, 'all'));
  const value: unknown = useWatch({ name: props.name });
  const isTicked = (id: string) => Array.isArray(value) && value.includes(id);
  const options = rows
    .filter(({ id, isActive }) => isActive || isTicked(id))
    .map((row) => ({ value: row.id, label: nameOf(desk, row), detail: codeOf(desk, row) }));
  return <TicksField {...props} options={options} />;
}

const kinds = {
  ...deskBricks,
  Reference: ReferenceField,
  References: ReferencesField,
};

const bricks = Object.fromEntries(
  Object.entries(kinds).map(([kind, brick]) => [kind, ofRecord(brick as ComponentType<FieldProps>)]),
);

/** What a field takes from its record when it is not said. */
type Taken = 'label' | 'options';
type Spared<Brick> = Brick extends (props: infer Props) => ReactNode
  ? (props: Omit<Props, Taken> & Partial<Pick<Props, Taken & keyof Props>>) => ReactElement
  : never;

type Kinds<Schema extends FormSchema> = Named<typeof kinds, z.input<Schema>>;
type MasterFields<Schema extends FormSchema> = {
  readonly [Kind in keyof Kinds<Schema>]: Spared<Kinds<Schema>[Kind]>;
};

/**
 * The field bricks of a plain noun's form: those of the desk, and the choice of records of other nouns. Label, help,
 * choices and bounds come from the noun's words and schema, where the form does not say otherwise.
 */
export function masterFieldsFor<Schema extends FormSchema>(): MasterFields<Schema> {
  return bricks as unknown as MasterFields<Schema>;
}
