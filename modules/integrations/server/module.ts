import { serverModule } from '#platform/server/module.ts';
import { integrationFailureTexts } from '../messages/failures/index.ts';
import { tokenOperations } from './operations.ts';
import { tokenById } from './tokens.ts';

export const integrationsModule = serverModule({
  name: 'integrations',
  operations: [tokenOperations],
  failureTexts: [integrationFailureTexts],
  channels: [{ channel: 'accessTokens', right: 'tripDirector.getAccessTokens' }],
  histories: [
    {
      noun: 'accessToken',
      right: 'tripDirector.getAccessTokens',
      sees: async (context, id) => Boolean(await tokenById(context, id)),
    },
  ],
});
