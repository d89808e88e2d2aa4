import { type ReactNode, useState } from 'react';
import { clientVersion } from '#platform/client-version.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';

/** What to tell support: nothing of the person, and no address with a token in it. */
function detailsOf(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return [
    `${name}: ${message}`,
    error instanceof RpcFailure && error.requestId ? `request ${error.requestId}` : '',
    `${location.pathname} · ${clientVersion} · ${new Date().toISOString()}`,
    navigator.userAgent,
    stack?.split('\n').slice(1, 4).join('\n'),
  ]
    .filter(Boolean)
    .join('\n');
}

export function ErrorDetails({ error }: { readonly error: unknown }): ReactNode {
  const t = useTexts(publicTexts);
  const [copied, setCopied] = useState(false);
  // Once: the time in it is that of the error.
  const [details] = useState(() => detailsOf(error));
  const copy = () => void navigator.clipboard?.writeText(details).then(() => setCopied(true));
  return (
    <>
      <button type="button" className="btn btn-s" onClick={copy}>
        {t(copied ? 'detailsCopied' : 'copyDetails')}
      </button>
      <details className="mt-5 w-full text-start text-sm text-muted">
        <summary className="cursor-pointer text-center">{t('details')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it. */}
        <pre tabIndex={0} className="mt-2 overflow-x-auto rounded-ctl bg-sunken p-3 text-xs">
          {details}
        </pre>
      </details>
    </>
  );
}
