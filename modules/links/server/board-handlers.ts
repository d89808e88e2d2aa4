import type { Handlers } from '#platform/server/implement.ts';
import type { linkBoard } from '../contract.ts';
import { listLinks, linkFunnel, type BoardOf } from './board.ts';
import { copyLink, extendLink, remindLink, resendLink, revokeLink } from './sending.ts';

/** The handlers of `linkBoard` for one kind of link; a noun gives them the names of its operations. */
export function linkBoardHandlers(board: BoardOf): Handlers<typeof linkBoard> {
  const { kind } = board;
  return {
    list: (context, query) => listLinks(context, board, query),
    figures: (context) => linkFunnel(context, kind),
    resend: (context, { linkId }) => resendLink(context, kind, linkId),
    revoke: (context, { linkId }) => revokeLink(context, kind, linkId),
    extend: (context, input) => extendLink(context, kind, input),
    remind: (context, { linkId }) => remindLink(context, kind, linkId),
    copy: (context, { linkId }) => copyLink(context, kind, linkId),
  };
}
