import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { defaultTimeZone } from '#platform/dates.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { newRecord } from '#platform/web/master-data/desk.ts';
import { queries } from '#platform/web/queries.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { RpcFailure } from '#platform/web/rpc-failure.ts';
import type { CallOptions } from '#platform/web/rpc.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { signedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { draftRead, type Load, loadRead, loads, loadsNoun, useMay } from '../calls.ts';
import { CustomerBlock, GoodsBlock, NotesBlock } from './LoadBlocks.tsx';
import { emptyLoad, fieldOf, loadFormFor, type LoadFormOutput, valuesOfLoad } from './load-form.ts';
import { inputOfForm } from './load-input.ts';
import { LoadAside } from './LoadAside.tsx';
import { loadListPath, loadPath } from '../paths.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { stopZones } from './stop-zones.ts';
import { StopsBlock } from './StopsBlock.tsx';
import type { LoadFormPart } from '../load-part.ts';

const failures = [loadFailureTexts];

/** `/loadCreate/{id}`: New Load, or Update Load. `more` are the parts of the modules above. */
export function loadForm(more: readonly LoadFormPart[]) {
  return function LoadFormScreen({ params }: ScreenProps): ReactNode {
    return <LoadForm id={params['id'] ?? newRecord} more={more} />;
  };
}

interface LoadFormProps {
  readonly id: string;
  readonly more: readonly LoadFormPart[];
}

function LoadForm({ id, more }: LoadFormProps): ReactNode {
  const may = { post: useMay('postLoad'), put: useMay('putLoad') };
  const isNew = id === newRecord;
  // A form without a button to save it takes the work of whoever fills it in. What is only read stands on the load's page.
  if (!(isNew ? may.post : may.put)) return <NotAuthorised />;
  return isNew ? <LoadFields load={undefined} more={more} /> : <UpdateLoad id={id} more={more} />;
}

function UpdateLoad({ id, more }: LoadFormProps): ReactNode {
  return (
    <RecordGate query={useQuery(loadRead(id))} skeleton={<ReviewSkeleton />} listPath={loadListPath}>
      {(load) => <LoadFields load={load} more={more} />}
    </RecordGate>
  );
}

/** The zone in which the times are meant: that of the company whose customer it is. */
async function zoneOf(load: Load | undefined, customerId: string): Promise<string> {
  if (load) return load.timeZone;
  const own = signedIn()?.settings?.timeZone ?? defaultTimeZone;
  return queries.fetchQuery({ ...draftRead(JSON.stringify({ customerId })), staleTime: Infinity }).then(
    ({ timeZone }) => timeZone,
    () => own,
  );
}

/** What the server says of a field stands at the field of the form that mends it. */
async function onFormFields<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof RpcFailure) || Object.keys(error.fields).length === 0) throw error;
    const fields = Object.fromEntries(Object.entries(error.fields).map(([field, text]) => [fieldOf(field), text]));
    const { kind, code, response, text, details, requestId } = error;
    throw new RpcFailure({ kind, code, response, text, fields, details, requestId, cause: error });
  }
}

interface LoadFieldsProps {
  readonly load: Load | undefined;
  readonly more: readonly LoadFormPart[];
}

function LoadFields({ load, more }: LoadFieldsProps): ReactNode {
  const t = useTexts(loadFormTexts);
  const maySubmit = useMay('submitLoad');
  const initial = useMemo(() => (load ? valuesOfLoad(load) : emptyLoad()), [load]);
  const [intent] = useState(bookingIntent);
  const [schema] = useState(() => loadFormFor(intent.isAsked));
  const fields = useRef<HTMLDivElement>(null);
  const isNew = load === undefined;
  useEffect(() => {
    // A planner books by keyboard. A phone would put its keyboard over the form.
    if (isNew && matchMedia('(pointer: fine)').matches) fields.current?.querySelector('input')?.focus();
  }, [isNew]);
  const canBook = maySubmit && (load === undefined || load.status === 'DRAFT');
  async function save(values: LoadFormOutput, options: CallOptions): Promise<{ readonly id: string }> {
    const zones = await stopZones(values.stops, load, await zoneOf(load, values.customerId));
    const input = { ...inputOfForm(values, load, zones), submit: intent.isAsked() };
    return onFormFields(load ? loads.putLoad({ id: load.id, ...input }, options) : loads.postLoad(input, options));
  }
  return (
    <FormScreen
      title={load ? `${t('updateLoad')}: ${load.loadNumber}` : t('newLoad')}
      schema={schema}
      initial={initial}
      noun={loadsNoun}
      id={load?.id}
      lockId={load?.lockId}
      failures={failures}
      backTo={load ? loadPath(load.id) : loadListPath}
      leadsTo={(answer) => (intent.isAsked() ? loadPath((answer as { id: string }).id) : undefined)}
      idOf={(answer) => (answer as { id?: string }).id}
      valuesOf={(record: Load) => valuesOfLoad(record)}
      save={save}
      {...(canBook && { also: { title: t('book'), ...intent } })}
      aside={<LoadAside load={load} more={more} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Only keeps a key from what it would do. */}
      <div ref={fields} onKeyDown={stay}>
        <CustomerBlock load={load} />
        <StopsBlock load={load} />
        <GoodsBlock />
        <PriceBlock load={load} />
        <NotesBlock />
      </div>
    </FormScreen>
  );
}

/** Whether the load is booked, or kept as a draft: a press of a button, which nothing on the screen depends on. */
function bookingIntent() {
  let isBooked = false;
  return {
    isAsked: () => isBooked,
    onAsk: (isAsked: boolean) => {
      isBooked = isAsked;
    },
  };
}

/** Enter in a field must not save a load that is still typed; Ctrl S and Ctrl B do. Dialogs over it have an Enter of their own. */
function stay(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && currentTarget.contains(target)) event.preventDefault();
}
