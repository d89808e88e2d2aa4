import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Delegation } from '#modules/desk/approvals/contract.ts';
import { approvalDeskTexts } from '#modules/desk/approvals/messages/desk/index.ts';
import { approvals, approvalsNoun, delegationsRead, useMay } from '../calls.ts';
import { HandOverDialog } from './HandOverDialog.tsx';

/** Who decides in whose place, and the way to hand one's own decisions over or to take them back. */
export function DelegationsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const failureText = useFailureText();
  const { data, error } = useQuery(delegationsRead);
  const mayHandOver = useMay('postDelegation');
  const [isHandingOver, setHandingOver] = useState<boolean>();
  // Nothing to look at: whoever opens this wants to hand over. What comes in later takes no form away.
  if (isHandingOver === undefined && data && mayHandOver) setHandingOver(data.length === 0);
  if (isHandingOver) {
    const back = () => setHandingOver(false);
    return <HandOverDialog onDone={back} onClose={data?.length === 0 ? onClose : back} />;
  }
  return (
    <Dialog
      open
      title={t('whileAway')}
      width={560}
      onClose={onClose}
      footer={
        mayHandOver && (
          <button type="button" className="btn btn-p" onClick={() => setHandingOver(true)}>
            <UserRoundPlus size={15} aria-hidden="true" />
            {t('handOver')}
          </button>
        )
      }
    >
      <p className="mb-4 text-muted">{t('whileAwayHint')}</p>
      {error && !data && (
        <p role="alert" className="err">
          {failureText(error)}
        </p>
      )}
      {!data && !error && <div className="skeleton h-24" />}
      {data?.length === 0 && <p className="py-6 text-center text-muted">{t('noDelegations')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line" aria-label={t('whileAway')}>
          {data.map((delegation) => (
            <Line key={delegation.delegationId} delegation={delegation} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const tones: Readonly<Record<Delegation['state'], Tone>> = {
  waiting: 'warn',
  planned: 'info',
  inForce: 'ok',
  over: 'plain',
};

interface LineProps {
  readonly delegation: Delegation & {
    readonly isOwn: boolean;
    readonly isToCaller: boolean;
    readonly mayRelease: boolean;
  };
}

function Line({ delegation }: LineProps): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const failureText = useFailureText();
  const mayTakeBack = useMay('deleteDelegation');
  const [busy, setBusy] = useState(false);
  const { delegationId, delegator, delegate, state, isOwn, mayRelease } = delegation;
  const names = { name: delegate.name, other: delegator.name };
  async function act(done: string, call: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await call();
      snackbar(done, { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      await queries.invalidateQueries({ queryKey: [approvalsNoun] });
      setBusy(false);
    }
  }
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <Words delegation={delegation} />
      <div className="flex flex-none flex-col items-end gap-2">
        <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
        {isOwn && mayTakeBack && state !== 'over' && (
          <button
            type="button"
            className="btn btn-s"
            disabled={busy}
            aria-label={t('takeBackOf', { name: delegate.name })}
            onClick={() => void act(t('takenBack'), () => approvals.deleteDelegation({ delegationId }))}
          >
            {t('takeBack')}
          </button>
        )}
        {mayRelease &&
          ([true, false] as const).map((release) => (
            <button
              key={String(release)}
              type="button"
              className={release ? 'btn btn-p' : 'btn btn-s'}
              disabled={busy}
              aria-label={t(release ? 'releaseOf' : 'refuseOf', names)}
              onClick={() =>
                void act(release ? t('released', names) : t('refused'), () =>
                  approvals.putDelegationRelease({ delegationId, release }),
                )
              }
            >
              {t(release ? 'release' : 'refuse')}
            </button>
          ))}
      </div>
    </li>
  );
}

/** Who decides for whom, from when to when, what, and up to which amount. */
function Words({ delegation }: LineProps): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const formats = useFormats();
  const { delegator, delegate, from, to, note, kinds, isOwn, isToCaller, amountLimit, releasedBy } = delegation;
  const names = { name: delegate.name, other: delegator.name };
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {isOwn
          ? t('forYou', { name: delegate.name })
          : isToCaller
            ? t('youFor', { name: delegator.name })
            : t('forOther', names)}
      </p>
      <p className="mt-0.5 text-sm text-muted">
        {t('period', { from: formats.date(from), to: formats.date(to) })}
        {note && ` · ${note}`}
      </p>
      <p className="mt-0.5 text-sm text-muted">
        {[
          kinds.map((kind) => t(`kind_${kind}`)).join(', '),
          ...(amountLimit === null ? [] : [t('upTo', { amount: formats.money(amountLimit) })]),
          ...(releasedBy === null ? [] : [t('releasedBy', { name: releasedBy })]),
        ].join(' · ')}
      </p>
    </div>
  );
}
