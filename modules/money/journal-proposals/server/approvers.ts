import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { decidersOf, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { journalProposalService } from '../contract.ts';
import { findProposal } from './queries.ts';

const right = authorisation(journalProposalService.name, 'approveTransaction');

/** Who may approve a proposal, who reaches furthest first. Of one that is not saved yet the caller is the author. */
export async function approversOf(context: Context, id: string | null) {
  refuseWhenScoped(context);
  const { actor } = context;
  const authors =
    id === null ? (actor.kind === 'user' ? [actor.id] : []) : orNotFound(await findProposal(context, id)).edited_by;
  const people = await decidersOf(context, right, 'journal');
  return people.map((person) => ({ name: person.name, limit: person.limit, isAuthor: authors.includes(person.id) }));
}
