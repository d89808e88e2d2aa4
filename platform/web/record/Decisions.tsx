import { Link, useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { Ellipsis, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { recordTexts } from '#platform/messages/records/index.ts';
import { Menu, MenuItem } from '../floating/Menu.tsx';
import { useFailureText } from '../failure-text.ts';
import { useIdempotencyKey } from '../idempotency.ts';
import { useMedia } from '../media.ts';
import { toast } from '../notices/notices.ts';
import { linkTo } from '../shell/address.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { type AnyCatalogue, useTexts } from '../texts.ts';
import type { DecidedRecord } from './DecisionDialog.tsx';
import { type Decision, placed } from './decisions.ts';
import { useOutcome } from './use-outcome.ts';

interface DecisionsProps {
  readonly record: DecidedRecord;
  /** What may be done now: `offered(machine, state, [ … ])`. */
  readonly decisions: readonly Decision[];
  /** The words of the module's refusals. */
  readonly failures?: readonly AnyCatalogue[];
  /** Inside a card: it stays there on a phone, and everything is in sight. */
  readonly isPart?: boolean;
}

/**
 * What a person may do with a record, from its machine and their rights: buttons, the rest in a menu, and the dialog of the
 * one that was pressed. At a desk it stands beside the title, on a phone at the foot of the screen.
 */
export function Decisions({ record, decisions, failures, isPart = false }: DecisionsProps): ReactNode {
  const t = useTexts(recordTexts);
  const navigate = useNavigate();
  const isPhone = useMedia('(max-width: 767px)');
  // As it was when it was pressed: news that allow it no longer do not tear the dialog from under the hand.
  const [opened, setOpened] = useState<Decision>();
  const { run, isBusy } = useRun(record);
  const { bar, menu } = isPart ? { bar: decisions, menu: [] } : placed(decisions, isPhone);
  function press(decision: Decision): void {
    const { does } = decision;
    if ('path' in does) void navigate(linkTo(does.path));
    else if ('run' in does) void run(decision.event, does);
    else setOpened(decision);
  }
  return (
    <div data-foot={isPart ? undefined : true} className={isPart ? 'flex flex-wrap gap-2 empty:hidden' : footOnPhone}>
      {menu.length > 0 && (
        <Menu
          align="end"
          trigger={
            <button type="button" className="btn btn-g px-2" aria-label={t('moreActions')}>
              <Ellipsis size={18} aria-hidden="true" />
            </button>
          }
        >
          {menu.map((decision) => (
            <MenuItem
              key={decision.event}
              icon={<decision.icon size={15} />}
              hint={decision.barrier ?? undefined}
              isDisabled={!!decision.barrier}
              onSelect={() => press(decision)}
            >
              {decision.title}
            </MenuItem>
          ))}
        </Menu>
      )}
      {bar.map((decision) => (
        <DecisionButton
          key={decision.event}
          decision={decision}
          isAmongOthers={bar.length > 1}
          isPart={isPart}
          isBusy={isBusy}
          onPress={() => press(decision)}
        />
      ))}
      {opened &&
        'dialog' in opened.does &&
        opened.does.dialog({
          record,
          failures,
          confirm: opened.title,
          danger: opened.kind === 'danger',
          onClose: () => setOpened(undefined),
        })}
    </div>
  );
}

/** Does at once what asks nothing. */
function useRun(record: DecidedRecord) {
  const { taken, changedMeanwhile } = useOutcome(record);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  async function run(event: string, { run: call, done }: Extract<Decision['does'], { run: unknown }>): Promise<void> {
    const { id, lockId } = record;
    setBusy(true);
    try {
      await call({ lockId, idempotencyKey: keyFor([event, id, lockId]) });
      await taken(done);
    } catch (error) {
      if (!changedMeanwhile(error)) toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}

const footOnPhone =
  'z-20 ml-auto flex flex-none items-center gap-2 empty:hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-surface max-md:p-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]';

interface DecisionButtonProps {
  readonly decision: Decision;
  readonly isAmongOthers: boolean;
  readonly isPart: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function DecisionButton({ decision, isAmongOthers, isPart, isBusy, onPress }: DecisionButtonProps): ReactNode {
  const { icon: Icon, title, shortTitle, kind, barrier, shortcut, does } = decision;
  useShortcut({ key: shortcut ?? '' }, () => {
    if (!barrier && !isBusy) onPress();
  });
  const look = clsx(
    'btn',
    !isPart && 'max-md:flex-1 max-md:px-2',
    kind === 'main' ? 'btn-p' : 'btn-s',
    kind === 'danger' && 'text-danger',
  );
  const words = (
    <>
      <Icon size={16} aria-hidden="true" className={clsx(!isPart && isAmongOthers && 'max-md:hidden')} />
      {shortTitle === undefined || !isAmongOthers ? (
        title
      ) : (
        <>
          <span className="max-md:hidden">{title}</span>
          <span className="md:hidden">{shortTitle}</span>
        </>
      )}
      {shortcut && (
        <kbd aria-hidden="true" className="kbd font-sans uppercase pointer-coarse:hidden">
          {shortcut}
        </kbd>
      )}
    </>
  );
  // A link as a link: it opens in a new tab too.
  if ('path' in does && !barrier)
    return (
      <Link {...linkTo(does.path)} className={look} aria-keyshortcuts={shortcut}>
        {words}
      </Link>
    );
  return (
    <button
      type="button"
      className={look}
      disabled={!!barrier || isBusy}
      title={barrier ?? undefined}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {words}
    </button>
  );
}

/** Why the person may not decide, where they otherwise could: each reason once. */
export function DecisionBarriers({
  decisions,
}: {
  readonly decisions: readonly Pick<Decision, 'barrier'>[];
}): ReactNode {
  const barriers = new Set(decisions.flatMap(({ barrier }) => barrier || []));
  return [...barriers].map((barrier) => (
    <p key={barrier} className="mt-3 flex items-start gap-2 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      {barrier}
    </p>
  ));
}
