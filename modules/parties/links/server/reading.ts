import { Failure } from '#platform/failure.ts';
import { maskPhone } from '#platform/mask.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import type { LinkAnswer, LinkKindName } from '../contract.ts';
import { codeState, openedLink } from './codes.ts';
import { heldLink } from './held.ts';

export interface ReadLink {
  readonly link: LinkRow;
  /** Whether the code was accepted; before that, `answer` says no more than the client's trade name, the masked number, and that a code is under way. */
  readonly isOpen: boolean;
  readonly answer: LinkAnswer;
}

/** Reads a link for its flow. It changes nothing: mail scanners read links too, with all their scripts. */
export async function readLink(context: Context, kind: LinkKindName): Promise<ReadLink> {
  const { db, actor } = context;
  const link = await heldLink(context, [kind]);
  const company = await companyById(db, link.partition, link.company_id);
  const isOpen = actor.kind === 'guest' && actor.link?.isVerified === true;
  const outside = {
    clientTradeName: company.trade_name,
    mobileNumber: maskPhone(link.recipient_mobile),
    language: link.language,
    ...(isOpen ? {} : await codeState(context, link)),
  };
  return { link, isOpen, answer: isOpen ? { ...(await openedLink(context, link)), ...outside } : outside };
}

/** Whether the link that the guest names or holds can still be used. */
export async function isLinkUsable(context: Context, kind: LinkKindName): Promise<boolean> {
  try {
    await heldLink(context, [kind]);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
