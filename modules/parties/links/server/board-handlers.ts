import type { Operations, Service, ServiceName } from '#platform/operation.ts';
import type { Handlers } from '#platform/server/implement.ts';
import { boardNames, type BoardPart, type linkBoard } from '../contract.ts';
import { listLinks, linkFunnel, type BoardOf } from './board.ts';
import { copyLink, extendLink, remindLink, resendLink, revokeLink } from './sending.ts';

/** The handlers of a noun's board, for one kind of link, under the names of its contract. */
export function linkBoardHandlers<Ops extends Operations>(
  { operations }: Service<ServiceName, Ops>,
  board: BoardOf,
): Handlers<BoardPart<Ops>> {
  const { kind } = board;
  const handlers: Handlers<typeof linkBoard> = {
    list: (context, query) => listLinks(context, board, query),
    figures: (context) => linkFunnel(context, kind),
    resend: (context, { linkId }) => resendLink(context, kind, linkId),
    revoke: (context, { linkId }) => revokeLink(context, kind, linkId),
    extend: (context, input) => extendLink(context, kind, input),
    remind: (context, { linkId }) => remindLink(context, kind, linkId),
    copy: (context, { linkId }) => copyLink(context, kind, linkId),
  };
  const named = Object.entries(boardNames(operations)).map(([key, name]) => [
    name,
    handlers[key as keyof typeof linkBoard],
  ]);
  return Object.fromEntries(named) as Handlers<BoardPart<Ops>>;
}
