import { authorisation, type Operations, type Service, type ServiceName } from '#platform/operation.ts';
import { type Client, client } from '#platform/web/rpc.ts';
import type { linkBoard } from '#modules/links/contract.ts';

type Board = typeof linkBoard;

/** Under which names a noun declares the operations of its board; another operation's name does not compile. */
export type BoardNames<Ops extends Operations> = {
  readonly [Key in keyof Board]: { [Name in keyof Ops]: Ops[Name] extends Board[Key] ? Name : never }[keyof Ops] &
    string;
};

/** What a board calls, and the right that each call needs. */
export interface LinkBoardOf {
  readonly call: Client<Board>;
  readonly right: Readonly<Record<keyof Board, string>>;
}

/** The board of a noun: `linkBoardOf(supplierService, { list: 'getCarrierApplications', … })`. */
export function linkBoardOf<Name extends ServiceName, Ops extends Operations>(
  service: Service<Name, Ops>,
  names: BoardNames<Ops>,
): LinkBoardOf {
  const calls = client(service);
  const keys = Object.keys(names) as (keyof Board)[];
  return {
    call: Object.fromEntries(keys.map((key) => [key, calls[names[key]]])) as unknown as Client<Board>,
    right: Object.fromEntries(
      keys.map((key) => [key, authorisation(service.name, names[key])]),
    ) as LinkBoardOf['right'],
  };
}

/** The channel of links and of what waits for a decision, and with it the first part of the key of what is read of them. */
export const linksChannel = 'approvals';
