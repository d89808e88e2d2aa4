import { Ban, BellRing, CalendarPlus, Copy, Ellipsis, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { allowedEvents } from '#platform/machine.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { Menu, MenuItem } from '#platform/web/floating/Menu.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { markRow } from '#platform/web/list/marks.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { holds } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { link as life, type LinkBoardRow, stateOf } from '#modules/parties/links/contract.ts';
import { linkBoardTexts } from '#modules/parties/links/messages/board/index.ts';
import { type LinkBoardOf, linksChannel } from './board.ts';
import { CopiedLink } from './CopiedLink.tsx';

interface LinkActionsProps {
  readonly of: LinkBoardOf;
  readonly link: LinkBoardRow;
}

/** In the menu, in this order; sending again stands beside it. */
const others = ['remind', 'extend', 'copy', 'revoke'] as const;
type Action = 'resend' | (typeof others)[number];

const icons = { remind: BellRing, extend: CalendarPlus, copy: Copy, revoke: Ban } as const;
const titles = { resend: 'resend', remind: 'remind', extend: 'extend', copy: 'copy', revoke: 'disable' } as const;
const questions = {
  resend: 'resendQuestion',
  remind: 'remindQuestion',
  extend: 'extendQuestion',
  revoke: 'disableQuestion',
} as const;

/** What can be done with a link, as far as its state and the person's rights go. */
export function LinkActions({ of, link }: LinkActionsProps): ReactNode {
  const t = useTexts(linkBoardTexts);
  const [copied, setCopied] = useState<string>();
  const { busy, ask } = useLinkAction(of, link, setCopied);
  const allowed: readonly string[] = allowedEvents(life, stateOf(link.progress));
  const may = (action: Action) => allowed.includes(action) && holds(of.right[action]);
  const inMenu = others.filter(may);
  if (!may('resend') && inMenu.length === 0) return null;

  const who = link.recipientName || link.email;
  return (
    <>
      <span className="inline-flex gap-0.5">
        {may('resend') && (
          <button
            type="button"
            className="btn btn-g h-7 px-2 pointer-coarse:h-11"
            disabled={busy}
            aria-label={t('resendTo', { who })}
            onClick={() => void ask('resend')}
          >
            <RotateCw size={14} aria-hidden="true" />
            {t('resend')}
          </button>
        )}
        {inMenu.length > 0 && (
          <Menu
            align="end"
            trigger={
              <button
                type="button"
                className="btn btn-g h-7 px-2 pointer-coarse:h-11"
                disabled={busy}
                aria-label={t('more', { who })}
              >
                <Ellipsis size={16} aria-hidden="true" />
              </button>
            }
          >
            {inMenu.map((action) => {
              const Icon = icons[action];
              return (
                <MenuItem key={action} icon={<Icon size={15} />} onSelect={() => void ask(action)}>
                  {t(titles[action])}
                </MenuItem>
              );
            })}
          </Menu>
        )}
      </span>
      {copied !== undefined && (
        // A cell neither breaks its lines nor begins them at the start; the dialog does.
        <span className="text-start whitespace-normal">
          <CopiedLink link={link} url={copied} onClose={() => setCopied(undefined)} />
        </span>
      )}
    </>
  );
}

/** Asks, does it, and says what came of it. `onCopied` takes the address of a link that was copied. */
function useLinkAction(of: LinkBoardOf, link: LinkBoardRow, onCopied: (url: string) => void) {
  const t = useTexts(linkBoardTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const { linkId, lockId, email } = link;

  async function perform(action: Action): Promise<void> {
    const options = { lockId, idempotencyKey: keyFor([action, linkId, lockId]) };
    switch (action) {
      case 'resend': {
        const { expiresAt } = await of.call.resend({ linkId }, options);
        return void snackbar(t('linkResent', { email, at: formats.moment(expiresAt) }), { kind: 'ok' });
      }
      case 'extend': {
        const { expiresAt } = await of.call.extend({ linkId }, options);
        return void snackbar(t('linkExtended', { at: formats.moment(expiresAt) }), { kind: 'ok' });
      }
      case 'remind':
        await of.call.remind({ linkId }, options);
        return void snackbar(t('linkReminded', { email }), { kind: 'ok' });
      case 'revoke':
        await of.call.revoke({ linkId }, options);
        return void snackbar(t('linkDisabled'), { kind: 'ok' });
      case 'copy':
        // Without a key: an answer that is kept would hold an address that opens the link.
        onCopied((await of.call.copy({ linkId }, { lockId })).url);
    }
  }
  async function ask(action: Action): Promise<void> {
    const question = action !== 'copy' && t(questions[action], { email });
    if (question && !(await askConfirm({ text: question, yes: t(titles[action]), danger: action === 'revoke' })))
      return;
    setBusy(true);
    try {
      await perform(action);
      markRow(linksChannel, linkId);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      // Also after a refusal: what is shown is older than what the server has.
      void queries.invalidateQueries({ queryKey: [linksChannel] });
      setBusy(false);
    }
  }
  return { busy, ask };
}
