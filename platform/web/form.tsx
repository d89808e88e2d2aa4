import { toNestErrors } from '@hookform/resolvers';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  get,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import type { FieldProblem } from '#platform/failure.ts';
import { problemsOf } from '#platform/issues.ts';
import { daysInWords } from '#platform/days-in-words.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { focusFirstError } from './focus-first-error.ts';
import { plansOnTheirWay } from './numbering-plans.ts';
import { useLanguage } from './language.ts';
import { RpcFailure } from './rpc-failure.ts';
import { hasField, maxLengthOf, ownValues } from './schema-shape.ts';
import { type AnyCatalogue, type CodeTexts, useCodeTexts } from './texts.ts';

/** A schema that a form can be built on: an object, or an object with checks over several of its fields. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** What is wrong with a field: a code, or a text that the server has already written in the person's language. */
interface KnownProblem {
  /** The value that was refused; the problem lasts until it changes. */
  readonly value: unknown;
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly message?: string | undefined;
}

export interface SchemaForm<Schema extends FormSchema = FormSchema> {
  readonly form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;
  /**
   * Puts a problem on a field that the schema cannot find, such as a name that is taken. It lasts until the value changes;
   * `passing` ones, about something that did not become the value, only until the field is validated again.
   */
  readonly setProblem: (
    path: string,
    problem: FieldProblem | { readonly text: string },
    duration?: 'lasting' | 'passing',
  ) => void;
  /** Puts the `fields` of a refusal onto the fields; false when it has none, and the refusal must be shown as a whole. */
  readonly showFailure: (error: unknown) => boolean;
  readonly failures: readonly AnyCatalogue[];
  /** How long a text may be, by the path of its field. */
  readonly maxLengthOf: (path: string) => number | undefined;
}

export interface SchemaFormOptions<Schema extends FormSchema> {
  readonly schema: Schema;
  readonly initial: DefaultValues<z.input<Schema>>;
  /** Where the texts of the slice's own problem codes are; the general ones are always known. */
  readonly failures?: readonly AnyCatalogue[];
}

/**
 * A form whose fields, problems and result come from one schema. A field is validated when it is left, and while it is
 * typed in once it was wrong.
 */
export function useSchemaForm<Schema extends FormSchema>({
  schema,
  initial,
  failures = [],
}: SchemaFormOptions<Schema>): SchemaForm<Schema> {
  const [known] = useState(() => new Map<string, KnownProblem>());
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The first in the order of the page is focused, which need not be the order of registration (focus-first-error.ts).
    shouldFocusError: false,
    defaultValues: initial,
    resolver: schemaResolver(schema, known),
  });
  const allFailures = useMemo(() => [...failures, failureTexts], [failures]);
  return useMemo(() => {
    const setProblem: SchemaForm<Schema>['setProblem'] = (path, problem, duration = 'lasting') => {
      const text = 'text' in problem ? { code: 'server', message: problem.text } : problem;
      if (duration === 'lasting') known.set(path, { value: form.getValues(path as never), ...text });
      form.setError(path as never, { type: text.code, ...text } as never);
    };
    const showFailure = (error: unknown): boolean => {
      if (!(error instanceof RpcFailure)) return false;
      for (const [path, text] of Object.entries(error.fields)) setProblem(path, { text });
      return Object.keys(error.fields).length > 0;
    };
    return { form, setProblem, showFailure, failures: allFailures, maxLengthOf: (path) => maxLengthOf(schema, path) };
  }, [form, known, allFailures, schema]);
}

/**
 * Zod's issues as problems of fields, and with them what the server refused earlier, as long as the value is the same.
 * Of a form in steps the schema is that of the step; the server checks the whole.
 */
function schemaResolver<Schema extends FormSchema>(
  schema: Schema,
  known: Map<string, KnownProblem>,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async (values, _, options) => {
    await plansOnTheirWay();
    const parsed = await schema.safeParseAsync(ownValues(schema, values), { reportInput: true });
    const problems: Record<string, FieldProblem & { message?: string | undefined }> = parsed.success
      ? {}
      : problemsOf(parsed.error);
    for (const [path, problem] of known) {
      if (get(values, path) !== problem.value) known.delete(path);
      else if (hasField(schema, path)) problems[path] ??= problem as FieldProblem;
    }
    if (Object.keys(problems).length === 0)
      return { values: parsed.success ? parsed.data : (values as z.output<Schema>), errors: {} };
    const errors = Object.fromEntries(
      Object.entries(problems).map(([path, problem]) => [path, { ...problem, type: problem.code }]),
    );
    return { values: {}, errors: toNestErrors(errors as FieldErrors, options) };
  };
}

interface FormContextValue {
  readonly problemText: CodeTexts;
  readonly setProblem: SchemaForm['setProblem'];
  readonly maxLengthOf: SchemaForm['maxLengthOf'];
}
const FormContext = createContext<FormContextValue | null>(null);

/** What the field bricks need of the form around them, besides react-hook-form's own context. */
export function useFormFrame(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field must stand inside a FormFrame');
  return context;
}

export interface FormFrameProps<Schema extends FormSchema> {
  readonly of: SchemaForm<Schema>;
  readonly id?: string;
  readonly className?: string;
  /** Called with the parsed value; a refusal that names fields goes onto them, everything else to `onFailure`. */
  readonly onSubmit: (value: z.output<Schema>) => Promise<unknown>;
  /** The input is incomplete or wrong; the first error is focused by itself. */
  readonly onInvalid?: () => void;
  readonly onFailure?: (error: unknown) => void;
  /** It may stand within another form: it is no form element then, and its button calls what its children are given. */
  readonly isPart?: boolean;
  readonly children: ReactNode | ((submit: () => void) => ReactNode);
}

/** The form element, and the context of its fields. */
export function FormFrame<Schema extends FormSchema>(props: FormFrameProps<Schema>): ReactNode {
  const { form, setProblem, showFailure, failures, maxLengthOf: longest } = props.of;
  const language = useLanguage();
  const texts = useCodeTexts(failures);
  const problemText: CodeTexts = (code, values) => texts(code, daysInWords(language, values));
  const [element, setElement] = useState<HTMLElement | null>(null);
  const invalid = () => {
    props.onInvalid?.();
    if (element) focusFirstError(element);
  };
  const submit = form.handleSubmit(async (value) => {
    try {
      await props.onSubmit(value);
    } catch (error) {
      if (showFailure(error)) invalid();
      else props.onFailure?.(error);
    }
  }, invalid);
  const content = typeof props.children === 'function' ? props.children(() => void submit()) : props.children;
  return (
    <FormProvider {...form}>
      <FormContext value={{ problemText, setProblem, maxLengthOf: longest }}>
        {props.isPart ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It takes a key that its fields leave, as a form does.
          <div
            ref={setElement}
            role="group"
            className={props.className}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
                return;
              // The form around it is not meant.
              event.preventDefault();
              void submit();
            }}
          >
            {content}
          </div>
        ) : (
          <form
            ref={setElement}
            id={props.id}
            className={props.className}
            noValidate
            onSubmit={(event) => {
              // A dialog that was opened from within has a form of its own.
              if (event.target === event.currentTarget) void submit(event);
            }}
          >
            {content}
          </form>
        )}
      </FormContext>
    </FormProvider>
  );
}
