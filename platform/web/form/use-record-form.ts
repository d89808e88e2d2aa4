import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { type FormSchema, type SchemaForm, useSchemaForm } from '../form.tsx';
import { useIdempotencyKey } from '../idempotency.ts';
import { useLeaveQuestion } from '../leave-question.ts';
import { type CallOptions, RpcFailure } from '../rpc.ts';
import type { AnyCatalogue } from '../texts.ts';
import { dropDraft, storedDraft, storeDraft, without } from './drafts.ts';

/** Somebody else saved the record since it was read: the details of `changedByOther` (wire.md §5). */
export interface Conflict {
  readonly by: string;
  readonly at: string;
  /** As it is now, with its new `lockId`. */
  readonly record: { readonly lockId: string };
}

export interface RecordFormOptions<Schema extends FormSchema> {
  readonly schema: Schema;
  /** Names the record among what is kept over a reload: `carriers:K7Q`, `carriers:new`. */
  readonly record: string;
  readonly initial: z.input<Schema>;
  /** The version that `initial` was read at; null for a new record. */
  readonly lockId: string | null;
  readonly save: (value: z.output<Schema>, options: CallOptions) => Promise<unknown>;
  /** Paths of values that are never kept on the device. */
  readonly secret: readonly string[];
  readonly failures: readonly AnyCatalogue[];
}

export interface RecordForm<Schema extends FormSchema> {
  readonly schemaForm: SchemaForm<Schema>;
  readonly isDirty: boolean;
  /** What is shown was typed before a reload. */
  readonly isRestored: boolean;
  readonly conflict: Conflict | undefined;
  /** What the changes on the screen were made over. */
  readonly base: z.input<Schema>;
  /** `intent` is what besides the values makes it another call. */
  readonly submit: (value: z.output<Schema>, intent?: unknown) => Promise<unknown>;
  readonly discard: () => void;
  /** Goes on over somebody else's version, with the values that were chosen. */
  readonly resolve: (base: z.input<Schema>, values: z.input<Schema>, lockId: string) => void;
  readonly closeConflict: () => void;
}

/** Draft, leave question, version and conflict of one record's form. */
export function useRecordForm<Schema extends FormSchema>(options: RecordFormOptions<Schema>): RecordForm<Schema> {
  const { schema, record, initial, secret, failures } = options;
  const [restored] = useState(() => storedDraft(record));
  const [base, setBase] = useState(() => (restored?.base ?? initial) as z.input<Schema>);
  const [isRestored, setIsRestored] = useState(restored !== undefined);
  const [conflict, setConflict] = useState<Conflict>();
  const version = useRef(restored ? restored.lockId : options.lockId);
  /** Nothing was changed since the last save; known a moment before the form draws itself again. */
  const saved = useRef(false);
  const keyFor = useIdempotencyKey();
  const schemaForm = useSchemaForm({ schema, initial: base as DefaultValues<z.input<Schema>>, failures });
  const { form } = schemaForm;
  const { isDirty } = form.formState;

  useEffect(() => {
    if (restored) form.reset(restored.values as z.input<Schema>, { keepDefaultValues: true });
  }, [form, restored]);

  const keep = useEffectEvent((values: FieldValues) => {
    saved.current = false;
    setIsRestored(false);
    const clean = without(values, secret);
    if (same(clean, without(base, secret))) dropDraft(record);
    else storeDraft(record, { base: without(base, secret), values: clean, lockId: version.current });
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values as FieldValues) }),
    [form],
  );

  useLeaveDecision(
    isDirty,
    () => saved.current,
    () => dropDraft(record),
  );

  /** What is on the screen is what the server has, for a screen that stays after saving as for one that leads away. */
  function settle(answer: unknown): void {
    const values = form.getValues() as z.input<Schema>;
    version.current = (answer as { lockId?: string } | undefined)?.lockId ?? version.current;
    setBase(values);
    setIsRestored(false);
    form.reset(values);
    dropDraft(record);
    saved.current = true;
  }

  return {
    schemaForm,
    isDirty,
    isRestored,
    conflict,
    base,
    closeConflict: () => setConflict(undefined),
    async submit(value, intent) {
      try {
        const answer = await options.save(value, {
          lockId: version.current,
          idempotencyKey: keyFor([value, version.current, intent]),
        });
        settle(answer);
        return answer;
      } catch (error) {
        if (!(error instanceof RpcFailure) || error.code !== 'changedByOther') throw error;
        setConflict(error.details as unknown as Conflict);
        return undefined;
      }
    },
    discard() {
      dropDraft(record);
      setIsRestored(false);
      form.reset(base);
    },
    resolve(theirs, values, lockId) {
      version.current = lockId;
      setBase(theirs);
      setConflict(undefined);
      form.reset(theirs);
      form.reset(values, { keepDefaultValues: true });
    },
  };
}

/** Asks before what was typed is lost; who leaves all the same leaves no draft behind. */
function useLeaveDecision(isDirty: boolean, isSaved: () => boolean, forget: () => void): void {
  const mayLeave = useLeaveQuestion(isDirty);
  useBlocker({
    shouldBlockFn: async () => {
      if (!isSaved() && !(await mayLeave())) return true;
      forget();
      return false;
    },
    enableBeforeUnload: false,
    disabled: !isDirty,
  });
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
