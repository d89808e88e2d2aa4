import type { ReactNode } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { integrationTexts } from '../messages/desk/index.ts';
import { tokenStates, type TokenState } from '../token-contract.ts';
import { newOne, tokenListPath, tokens, tokensNoun, useMay } from './calls.ts';

export const tokenTones: Readonly<Record<TokenState, Tone>> = {
  active: 'ok',
  expired: 'plain',
  revoked: 'danger',
  stopped: 'warn',
};

/** `/accesstokens`: with what other systems call. */
export function TokenList(): ReactNode {
  const t = useTexts(integrationTexts);
  const formats = useFormats();
  const mayMake = useMay('postAccessToken');
  return (
    <ListScreen
      id="accessTokens"
      title={t('accessTokens')}
      channel={tokensNoun}
      load={tokens.getAccessTokens}
      rowId={(row) => row.accessTokenId}
      rowPath={(row) => `${tokenListPath}/${row.accessTokenId}`}
      searchIn={t('tokenSearch')}
      columns={[
        { id: 'name', title: t('name'), sort: 'name', card: 'title', cell: (row) => row.name },
        {
          id: 'state',
          title: t('state'),
          card: 'badge',
          cell: (row) => <StatusBadge tone={tokenTones[row.state]}>{t(`state_${row.state}`)}</StatusBadge>,
          value: (row) => t(`state_${row.state}`),
        },
        {
          id: 'ending',
          title: t('ending'),
          cell: (row) => <span className="font-mono text-sm">…{row.ending}</span>,
          value: (row) => row.ending,
        },
        { id: 'madeBy', title: t('madeBy'), card: 'subtitle', cell: (row) => row.madeBy },
        {
          id: 'expiresAt',
          title: t('expiresAt'),
          sort: 'expiresAt',
          cell: (row) => (row.expiresAt ? formats.moment(row.expiresAt) : t('never')),
        },
        {
          id: 'usedAt',
          title: t('usedAt'),
          sort: 'usedAt',
          card: 'meta',
          cell: (row) => (row.usedAt ? <Ago at={row.usedAt} /> : t('neverUsed')),
          value: (row) => (row.usedAt ? new Date(row.usedAt) : ''),
        },
        { id: 'usedFrom', title: t('usedFrom'), hiddenByDefault: 'narrow', cell: (row) => row.usedFrom },
        {
          id: 'madeAt',
          title: t('madeAt'),
          sort: 'madeAt',
          hiddenByDefault: 'narrow',
          cell: (row) => <Ago at={row.madeAt} />,
          value: (row) => new Date(row.madeAt),
        },
      ]}
      tabs={{ filter: 'state', many: true, options: titled(t, 'state_', tokenStates) }}
      newPath={mayMake ? `${tokenListPath}/${newOne}` : undefined}
      newTitle={t('newToken')}
      emptyHint={t('tokensEmpty')}
    />
  );
}
