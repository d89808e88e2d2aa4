import { implement, type Implementation } from '#platform/server/implement.ts';
import { tokenService } from '../token-contract.ts';
import { createToken, grantable, listTokens, personOf, revokeToken, tokenById } from './tokens.ts';

export const tokenOperations: Implementation = implement(tokenService, {
  getAccessTokens: listTokens,
  getAccessToken: (context, { accessTokenId }) => tokenById(context, accessTokenId),
  getTokenAuthorisations: async (context) => grantable(context.app, personOf(context)),
  postAccessToken: createToken,
  deleteAccessToken: (context, { accessTokenId, reason }) => revokeToken(context, accessTokenId, reason),
});
