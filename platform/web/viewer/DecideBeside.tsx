import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { recordTexts } from '#platform/messages/records/index.ts';
import { requiredText } from '#platform/operation.ts';
import { differs, type ReadAndTyped } from '#platform/read-and-typed.ts';
import { useFailureText } from '../failure-text.ts';
import { namedFor } from '../fields/named.ts';
import { TextareaField } from '../fields/TextField.tsx';
import { FormFrame, type FormSchema, useSchemaForm } from '../form.tsx';
import { useIdempotencyKey } from '../idempotency.ts';
import type { CallOptions } from '../rpc.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { type AnyCatalogue, useTexts } from '../texts.ts';
import type { DecidedRecord } from '../record/DecisionDialog.tsx';
import { typedIn } from './readings.ts';
import { useOutcome } from '../record/use-outcome.ts';

/** A form that decides beside a document takes the reason for what differs in this field. */
type Deciding = z.ZodType<{ differenceReason: string }, { differenceReason: string }>;

interface Approval<Schema extends FormSchema> {
  /** On its button. */
  readonly title: string;
  /** Said when it is done. */
  readonly done: string;
  readonly decide: (value: z.output<Schema>, options: CallOptions) => Promise<unknown>;
}

export interface Rejection {
  readonly title: string;
  readonly done: string;
  /** Who reads the reason, and what follows. */
  readonly help: string;
  readonly label: string;
  readonly decide: (value: { readonly reason: string }, options: CallOptions) => Promise<unknown>;
}

interface DecideBesideProps<Schema extends FormSchema & Deciding> {
  readonly record: DecidedRecord;
  readonly failures: readonly AnyCatalogue[];
  readonly schema: Schema;
  /** What the document says where it was read, and else what was typed. */
  readonly initial: DefaultValues<z.input<Schema>>;
  readonly readings: readonly ReadAndTyped[];
  /** Undefined for somebody who may only reject. */
  readonly approve: Approval<Schema> | undefined;
  readonly reject: Rejection | undefined;
  /** The values, `ReadValue` or fields of their own; the reason for what differs follows them. */
  readonly children?: ReactNode;
  /** What is decided besides. */
  readonly more?: ReactNode;
}

const none = { reason: '' };
const rejection = z.strictObject({ reason: requiredText(500) });
const Field = namedFor<{ reason: string; differenceReason: string }>()({ Textarea: TextareaField });

/**
 * A paper is decided here, in the page and beside the document: nothing covers it. Its values begin with what the document
 * says; what differs is red, and asks for a reason. A approves, R opens the reasons of a rejection, a digit takes one.
 */
export function DecideBeside<Schema extends FormSchema & Deciding>(props: DecideBesideProps<Schema>): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const [isFirst, setFirst] = useState(false);
  // Two papers may wait on one page: the keys are those of the first.
  useEffect(() => setFirst(document.querySelector('[data-decide-beside]') === element.current), []);
  const { reject } = props;
  useShortcut({ key: 'r' }, isFirst && reject ? () => setRejecting(true) : undefined);
  return (
    <div ref={element} data-decide-beside>
      <ApprovalForm
        {...props}
        hasKeys={isFirst && !isRejecting}
        isRejecting={isRejecting}
        onReject={() => setRejecting(true)}
      />
      {isRejecting && reject && <RejectionForm {...props} reject={reject} onClose={() => setRejecting(false)} />}
    </div>
  );
}

interface ApprovalFormProps<Schema extends FormSchema & Deciding> extends DecideBesideProps<Schema> {
  readonly hasKeys: boolean;
  readonly isRejecting: boolean;
  readonly onReject: () => void;
}

function ApprovalForm<Schema extends FormSchema & Deciding>(props: ApprovalFormProps<Schema>): ReactNode {
  const { record, approve, reject, readings, children, more, hasKeys, isRejecting, onReject } = props;
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const outcome = useOutcome(record);
  const [failure, setFailure] = useState<unknown>();
  const form = useRef<HTMLDivElement>(null);
  const schemaForm = useSchemaForm({ schema: props.schema, initial: props.initial, failures: props.failures });
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });
  const press = () => form.current?.querySelector<HTMLButtonElement>('[data-approve]')?.click();
  useShortcut({ key: 'a' }, hasKeys && approve && !isSubmitting ? press : undefined);

  async function submit(value: z.output<Schema>): Promise<void> {
    setFailure(undefined);
    if (!approve) return;
    const { id, lockId } = record;
    await approve.decide(value, { lockId, idempotencyKey: keyFor([approve.title, id, lockId, value]) });
    await outcome.taken(approve.done);
  }
  return (
    <div ref={form}>
      <FormFrame
        isPart
        of={schemaForm}
        onSubmit={submit}
        onFailure={(error) => {
          if (!outcome.changedMeanwhile(error)) setFailure(error);
        }}
      >
        {(send) => (
          <>
            <div className="grid gap-x-4 gap-y-3 px-4 py-3 empty:hidden sm:grid-cols-2">
              {children}
              {approve && <DifferenceReason readings={readings} />}
              {more}
            </div>
            {failure !== undefined && (
              <p role="alert" className="err px-4 pb-3">
                {failureText(failure)}
              </p>
            )}
            {!isRejecting && (
              <footer className="flex flex-wrap gap-2 rounded-b-card border-t border-line bg-surface px-4 py-3 lg:sticky lg:bottom-0">
                {approve && (
                  <button
                    type="button"
                    data-approve
                    className="btn btn-p"
                    onClick={send}
                    disabled={isSubmitting}
                    aria-keyshortcuts={hasKeys ? 'a' : undefined}
                  >
                    {isSubmitting && <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />}
                    {approve.title}
                    {hasKeys && <Key>A</Key>}
                  </button>
                )}
                {reject && (
                  <button
                    type="button"
                    className="btn btn-s text-danger"
                    aria-keyshortcuts={hasKeys ? 'r' : undefined}
                    onClick={onReject}
                  >
                    {reject.title}
                    {hasKeys && <Key>R</Key>}
                  </button>
                )}
              </footer>
            )}
          </>
        )}
      </FormFrame>
    </div>
  );
}

function Key({ children }: { readonly children: string }): ReactNode {
  return (
    <kbd aria-hidden="true" className="kbd font-sans pointer-coarse:hidden">
      {children}
    </kbd>
  );
}

/** Asked for as long as something differs. */
function DifferenceReason({ readings }: { readonly readings: readonly ReadAndTyped[] }): ReactNode {
  const t = useTexts(recordTexts);
  const values: Readonly<Record<string, unknown>> = useWatch();
  if (!readings.some((reading) => differs({ ...reading, typed: typedIn(values, reading) }))) return null;
  return (
    <Field.Textarea
      name="differenceReason"
      label={t('differenceReason')}
      help={t('differenceReasonHelp')}
      required
      rows={2}
      className="sm:col-span-2"
    />
  );
}

interface RejectionFormProps {
  readonly record: DecidedRecord;
  readonly failures: readonly AnyCatalogue[];
  readonly reject: Rejection;
  readonly onClose: () => void;
}

const usualReasons = ['rejectWhy_1', 'rejectWhy_2', 'rejectWhy_3', 'rejectWhy_4', 'rejectWhy_5'] as const;

/** The usual reasons, which a digit takes, and room for words of one's own. */
function RejectionForm({ record, failures, reject, onClose }: RejectionFormProps): ReactNode {
  const t = useTexts(recordTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const outcome = useOutcome(record);
  const [failure, setFailure] = useState<unknown>();
  const confirm = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const schemaForm = useSchemaForm({ schema: rejection, initial: none, failures });
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  function take(reason: (typeof usualReasons)[number]): void {
    schemaForm.form.setValue('reason', t(reason), { shouldDirty: true });
    confirm.current?.focus();
  }
  async function submit(value: z.output<typeof rejection>): Promise<void> {
    setFailure(undefined);
    const { id, lockId } = record;
    await reject.decide(value, { lockId, idempotencyKey: keyFor([reject.title, id, lockId, value]) });
    await outcome.taken(reject.done);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape goes back from whatever in it has the focus.
    <div
      className="border-t border-line px-4 py-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <FormFrame
        of={schemaForm}
        className="space-y-3"
        onSubmit={submit}
        onFailure={(error) => {
          if (!outcome.changedMeanwhile(error)) setFailure(error);
        }}
      >
        <div ref={list} role="group" aria-label={t('rejectBecause')}>
          <p className="text-sm text-muted">{t('rejectBecause')}</p>
          {usualReasons.map((reason, place) => (
            <UsualReason key={reason} digit={String(place + 1)} text={t(reason)} onTake={() => take(reason)} />
          ))}
        </div>
        <Field.Textarea name="reason" label={reject.label} help={reject.help} required rows={3} />
        {failure !== undefined && (
          <p role="alert" className="err">
            {failureText(failure)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <button ref={confirm} type="submit" className="btn btn-d" disabled={isSubmitting}>
            {reject.title}
          </button>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {t('back')}
          </button>
        </div>
      </FormFrame>
    </div>
  );
}

interface UsualReasonProps {
  readonly digit: string;
  readonly text: string;
  readonly onTake: () => void;
}

function UsualReason({ digit, text, onTake }: UsualReasonProps): ReactNode {
  useShortcut({ key: digit }, onTake);
  return (
    <button
      type="button"
      aria-keyshortcuts={digit}
      className="flex w-full items-center gap-2.5 rounded-ctl px-2 py-1 text-left hover:bg-sunken pointer-coarse:py-2.5"
      onClick={onTake}
    >
      <kbd aria-hidden="true" className="kbd pointer-coarse:hidden">
        {digit}
      </kbd>
      {text}
    </button>
  );
}
