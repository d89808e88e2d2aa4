import { Ban, LockKeyhole, LockKeyholeOpen, Radio, Send, Truck, UserPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { z } from 'zod';
import { isWallClock, wallClockIn } from '#platform/wall-clock.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { Said } from '#platform/web/list/bulk.ts';
import type { BulkAction, OpenedBulk } from '#platform/web/list/BulkBar.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadBoardTexts } from '#modules/work/loads/messages/board/index.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { arrivalReasons, departReasons, isStopEvent } from '#modules/work/loads/status.ts';
import { type LoadRow, loads, type Moved, useMay } from '../calls.ts';
import { instantOf } from '../load-form.ts';
import { DispatchMany } from './DispatchMany.tsx';
import { assignment, crewInput, crewOf } from '../crew.ts';
import { reasonOnly, ResourceFields } from '../decision-fields.tsx';
import type { LoadBulkPart } from '../load-part.ts';
import { MomentField } from '../MomentField.tsx';

const Reason = namedFor<typeof reasonOnly>()({ Textarea: TextareaField });
const Told = namedFor<typeof manyTold>()({ Moment: MomentField, Select: SelectField, Textarea: TextareaField });

type Action = BulkAction<LoadRow>;
/** More loads at once nobody looks through. */
const atMost = 200;
const failures = [loadFailureTexts] as const;
const icon = { size: 15, 'aria-hidden': true } as const;
/** Words that the dialog alone needs are fetched when it is opened: the list stays meanwhile. */
const whenFetched = (dialog: ReactNode) => <Suspense>{dialog}</Suspense>;

/** What one may do with several loads. Each is a call of its own, and what is said of it is what the server answered. */
export function useLoadBulk(more: readonly LoadBulkPart[]): readonly Action[] {
  const may = {
    assign: useMay('assignLoad'),
    tell: useMay('postLoadEvent'),
    dispatch: useMay('dispatchLoad'),
    submit: useMay('submitLoad'),
    hold: useMay('postLoadHold'),
    release: useMay('releaseLoadHold') && useMay('getLoad'),
    cancel: useMay('cancelLoad'),
  };
  const all = { ...useMoves(more), ...useHolds(), ...useTelling() };
  const own = (names: readonly (keyof typeof all)[]) =>
    names.filter((name) => may[name]).map((name) => ({ ...all[name], atMost }));
  return [
    ...own(['assign', 'tell', 'dispatch', 'submit']),
    // The parts are the same at every draw: the list is made for them.
    ...more.flatMap(({ useBulk }) => useBulk?.() ?? []),
    ...own(['hold', 'release', 'cancel']),
  ];
}

/** What became of a load, in words: its status now, and what holds it. */
function useMovedWords() {
  const t = useTexts(loadBoardTexts);
  const desk = useTexts(loadDeskTexts);
  return ({ status, holds: [hold] }: Moved, wanted: LoadRow['status']) => {
    const words = { status: desk(`status_${status}`), hold: hold ? desk(`hold_${hold}`) : '' };
    if (status !== wanted) return new Said(t('notDispatched', words), true);
    return hold ? new Said(t('isHeld', words), true) : new Said(t('isNow', words));
  };
}

function useMoves(more: readonly LoadBulkPart[]) {
  const t = useTexts(loadBoardTexts);
  const said = useMovedWords();
  return {
    assign: {
      id: 'assign',
      title: t('bulkAssign'),
      shortcut: 'a',
      icon: <UserPlus {...icon} />,
      dialog: (opened) => whenFetched(<AssignMany {...opened} />),
    },
    dispatch: {
      id: 'dispatch',
      title: t('bulkDispatch'),
      shortcut: 'd',
      icon: <Truck {...icon} />,
      dialog: (opened) =>
        whenFetched(
          <DispatchMany
            {...opened}
            more={more}
            act={async ({ id, lockId }) => said(await loads.dispatchLoad({ id }, { lockId }), 'DISPATCHED')}
          />,
        ),
    },
    submit: {
      id: 'submit',
      title: t('bulkSubmit'),
      icon: <Send {...icon} />,
      question: () => t('bulkSubmitAsk'),
      run: async ({ id, lockId }) => said(await loads.submitLoad({ id }, { lockId }), 'READY'),
    },
  } satisfies Record<string, Action>;
}

function useHolds() {
  const t = useTexts(loadBoardTexts);
  const said = useMovedWords();
  const because = (
    title: string,
    text: string,
    act: (row: LoadRow, reason: string) => Promise<unknown>,
    danger?: boolean,
  ) =>
    function Reason(opened: OpenedBulk<LoadRow>): ReactNode {
      return whenFetched(<ReasonForMany {...opened} title={title} text={text} danger={danger} act={act} />);
    };
  return {
    hold: {
      id: 'hold',
      title: t('bulkHold'),
      shortcut: 'h',
      icon: <LockKeyhole {...icon} />,
      dialog: because(t('bulkHold'), t('bulkHoldText'), ({ id, lockId }, reason) =>
        loads.postLoadHold({ loadId: id, type: 'OTHER', reason }, { lockId }),
      ),
    },
    release: {
      id: 'release',
      title: t('bulkRelease'),
      icon: <LockKeyholeOpen {...icon} />,
      dialog: because(t('bulkRelease'), t('bulkReleaseText'), async ({ id, holds }, reason) => {
        if (holds.length === 0) return new Said(t('nothingHeld'), true);
        return new Said(t('holdsReleased', { count: await releaseAll(id, reason) }));
      }),
    },
    cancel: {
      id: 'cancel',
      title: t('bulkCancel'),
      danger: true,
      icon: <Ban {...icon} />,
      dialog: because(
        t('bulkCancel'),
        t('bulkCancelText'),
        async ({ id, lockId }, reason) => said(await loads.cancelLoad({ id, reason }, { lockId }), 'CANCELLED'),
        true,
      ),
    },
  } satisfies Record<string, Action>;
}

/** One hold after the other, as each release makes another version of the load. */
async function releaseAll(loadId: string, reason: string): Promise<number> {
  const load = await loads.getLoad({ id: loadId });
  let { lockId } = load;
  const open = load.holdRecords.filter(({ releasedAt }) => releasedAt === null);
  for (const { id: holdId } of open) ({ lockId } = await loads.releaseLoadHold({ loadId, holdId, reason }, { lockId }));
  return open.length;
}

function useTelling() {
  const t = useTexts(loadBoardTexts);
  return {
    tell: {
      id: 'tell',
      title: t('bulkEvent'),
      shortcut: 'e',
      icon: <Radio {...icon} />,
      dialog: (opened) => whenFetched(<EventForMany {...opened} />),
    },
  } satisfies Record<string, Action>;
}

interface ReasonForManyProps extends OpenedBulk<LoadRow> {
  readonly title: string;
  readonly text: string;
  readonly danger: boolean | undefined;
  readonly act: (row: LoadRow, reason: string) => Promise<unknown>;
}

function ReasonForMany({ title, text, danger, act, run, onClose }: ReasonForManyProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  return (
    <FormDialog
      title={title}
      text={text}
      schema={reasonOnly}
      initial={{ reason: '' }}
      confirm={title}
      danger={danger}
      isNarrow
      submit={async ({ reason }) => run((row) => act(row, reason))}
      onClose={onClose}
    >
      <Reason.Textarea name="reason" label={t('reason')} required rows={3} />
    </FormDialog>
  );
}

function AssignMany({ rows, run, onClose }: OpenedBulk<LoadRow>): ReactNode {
  const t = useTexts(loadBoardTexts);
  const said = useMovedWords();
  const trailers = Math.max(...rows.map(({ trailerCount }) => trailerCount));
  return (
    <FormDialog
      title={t('bulkAssign')}
      text={t('bulkAssignText')}
      schema={assignment(trailers)}
      initial={crewOf()}
      confirm={t('bulkAssign')}
      failures={failures}
      isNarrow
      submit={async (input) =>
        run(async ({ id, lockId }) => said(await loads.assignLoad({ id, ...crewInput(input) }, { lockId }), 'ASSIGNED'))
      }
      onClose={onClose}
    >
      <ResourceFields supplierId={rows[0]?.supplierId ?? null} trailers={trailers} />
    </FormDialog>
  );
}

const manyTold = z.strictObject({
  kind: z.enum(['arrived', 'workStarted', 'workEnded', 'departed', 'checkCall', 'delay', 'note']),
  occurredAt: z.string().refine(isWallClock, { error: 'momentFormat' }),
  reasonCode: z.string(),
  note: z.string().max(500),
});

function EventForMany({ rows, run, onClose }: OpenedBulk<LoadRow>): ReactNode {
  const t = useTexts(loadBoardTexts);
  const desk = useTexts(loadDeskTexts);
  const reasons = [...new Set([...arrivalReasons, ...departReasons])];
  const [now] = useState(() => wallClockIn(rows[0]?.timeZone ?? 'UTC', new Date()));
  return (
    <FormDialog
      title={t('bulkEvent')}
      text={t('bulkEventText')}
      schema={manyTold}
      initial={{ kind: 'checkCall', occurredAt: now, reasonCode: '', note: '' }}
      confirm={t('bulkEvent')}
      failures={failures}
      isNarrow
      submit={async ({ occurredAt, reasonCode, ...event }) =>
        run((row) =>
          loads.postLoadEvent({
            loadId: row.id,
            stopId: isStopEvent(event.kind) ? stopOf(row, event.kind) : null,
            ...event,
            reasonCode: reasonCode as '',
            occurredAt: instantOf(occurredAt, row.timeZone) ?? occurredAt,
          }),
        )
      }
      onClose={onClose}
    >
      <Told.Select
        name="kind"
        label={desk('event')}
        required
        options={manyTold.shape.kind.options.map((value) => ({ value, label: desk(`event_${value}`) }))}
      />
      <Told.Moment name="occurredAt" label={desk('occurredAt')} required />
      <Told.Select
        name="reasonCode"
        label={desk('reason')}
        help={desk('reasonWhenLate')}
        options={reasons.map((value) => ({ value, label: desk(`reason_${value}`) }))}
      />
      <Told.Textarea name="note" label={desk('note')} rows={2} />
    </FormDialog>
  );
}

/** Arrivals are at the stop that is next, and what follows is at the one where the vehicle stands. */
function stopOf(row: LoadRow, kind: string): string | null {
  return kind === 'arrived' ? row.nextStopId : (row.currentStopId ?? row.nextStopId);
}
