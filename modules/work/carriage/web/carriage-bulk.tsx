import { Ban, LockKeyhole, LockKeyholeOpen, Truck, UserPlus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { Said } from '#platform/web/list/bulk.ts';
import type { BulkAction, OpenedBulk } from '#platform/web/list/BulkBar.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import type { LoadBulk, LoadListPart, LoadRow } from '#modules/work/loads/web/index.ts';
import { loads, useMayOfLoads, useMovedWords } from '#modules/work/loads/web/desk.ts';
import { carriage, useMay } from './calls.ts';
import { DispatchMany } from './DispatchMany.tsx';
import { assignment, crewInput, crewOf } from './crew.ts';
import { reasonOnly, ResourceFields } from './decision-fields.tsx';
import { carriageTexts } from '../messages/desk/index.ts';

const Reason = namedFor<typeof reasonOnly>()({ Textarea: TextareaField });

type Action = BulkAction<LoadRow>;
/** More loads at once nobody looks through. */
const atMost = 200;
const failures = [loadFailureTexts] as const;
const icon = { size: 15, 'aria-hidden': true } as const;
/** Words that the dialog alone needs are fetched when it is opened: the list stays meanwhile. */
const whenFetched = (dialog: ReactNode) => <Suspense>{dialog}</Suspense>;

/** What carries several loads on. Each is a call of its own, and what is said of it is what the server answered. */
export function useCarriageBulk(parts: readonly LoadListPart[]): readonly LoadBulk[] {
  const may = {
    assign: useMay('assignLoad'),
    dispatch: useMay('dispatchLoad'),
    hold: useMay('postLoadHold'),
    release: useMay('releaseLoadHold') && useMayOfLoads('getLoad'),
    cancel: useMay('cancelLoad'),
  };
  const all = { ...useMoves(parts), ...useHolds() };
  const places = { assign: 10, dispatch: 30, hold: 60, release: 70, cancel: 80 } as const;
  return (Object.keys(places) as (keyof typeof places)[])
    .filter((name) => may[name])
    .map((name) => ({ ...all[name], atMost, place: places[name] }));
}

function useMoves(parts: readonly LoadListPart[]) {
  const t = useTexts(carriageTexts);
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
            more={parts}
            act={async ({ id, lockId }) => said(await carriage.dispatchLoad({ id }, { lockId }), 'DISPATCHED')}
          />,
        ),
    },
  } satisfies Record<string, Action>;
}

function useHolds() {
  const t = useTexts(carriageTexts);
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
        carriage.postLoadHold({ loadId: id, type: 'OTHER', reason }, { lockId }),
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
        async ({ id, lockId }, reason) => said(await carriage.cancelLoad({ id, reason }, { lockId }), 'CANCELLED'),
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
  for (const { id: holdId } of open)
    ({ lockId } = await carriage.releaseLoadHold({ loadId, holdId, reason }, { lockId }));
  return open.length;
}

interface ReasonForManyProps extends OpenedBulk<LoadRow> {
  readonly title: string;
  readonly text: string;
  readonly danger: boolean | undefined;
  readonly act: (row: LoadRow, reason: string) => Promise<unknown>;
}

function ReasonForMany({ title, text, danger, act, run, onClose }: ReasonForManyProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
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
      <Reason.Textarea name="reason" label={t('reason')} help={own('holdToCarrier')} required rows={3} />
    </FormDialog>
  );
}

function AssignMany({ rows, run, onClose }: OpenedBulk<LoadRow>): ReactNode {
  const t = useTexts(carriageTexts);
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
        run(async ({ id, lockId }) =>
          said(await carriage.assignLoad({ id, ...crewInput(input) }, { lockId }), 'ASSIGNED'),
        )
      }
      onClose={onClose}
    >
      <ResourceFields supplierId={rows[0]?.supplierId ?? null} trailers={trailers} />
    </FormDialog>
  );
}
