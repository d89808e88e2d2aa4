import { authorisation, type Operations, type Service, type ServiceName } from '#platform/operation.ts';
import { type Client, client } from '#platform/web/rpc.ts';
import { boardNames, type linkBoard } from '#modules/parties/links/contract.ts';

type Board = typeof linkBoard;

/** What a board calls, and the right that each call needs. */
export interface LinkBoardOf {
  readonly call: Client<Board>;
  readonly right: Readonly<Record<keyof Board, string>>;
}

/** The board of a noun, under the names of its contract: `linkBoardOf(supplierService)`. */
export function linkBoardOf(service: Service<ServiceName, Operations>): LinkBoardOf {
  const calls = client(service);
  const names = Object.entries(boardNames(service.operations));
  return {
    call: Object.fromEntries(names.map(([key, name]) => [key, calls[name]])) as unknown as Client<Board>,
    right: Object.fromEntries(
      names.map(([key, name]) => [key, authorisation(service.name, name)]),
    ) as LinkBoardOf['right'],
  };
}

/** The channel of links and of what waits for a decision, and with it the first part of the key of what is read of them. */
export const linksChannel = 'approvals';
