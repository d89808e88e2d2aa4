import { Component, type ReactNode, useState } from 'react';
import { clientVersion } from '#platform/client-version.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import { ChunkFailure } from './lazy-with-retry.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  /** A change of it clears the error: the path, the step. */
  readonly resetKey?: string;
}
interface BoundaryState {
  readonly error: unknown;
  readonly key: string | undefined;
}

/** Catches what went wrong while a screen was drawn, and says it, with what support needs to find the cause. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, key: this.props.resetKey };
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? new Error('unknown') };
  }
  static getDerivedStateFromProps({ resetKey }: BoundaryProps, { key }: BoundaryState): Partial<BoundaryState> | null {
    return resetKey === key ? null : { error: undefined, key: resetKey };
  }
  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Broken error={this.state.error} />;
  }
}

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

/** Drawn without icons and other parts: one of those may be what could not be fetched. */
function Broken({ error }: { readonly error: unknown }): ReactNode {
  const t = useTexts(publicTexts);
  const [copied, setCopied] = useState(false);
  const isChunk = error instanceof ChunkFailure;
  const details = detailsOf(error);
  const copy = () => void navigator.clipboard?.writeText(details).then(() => setCopied(true));
  return (
    <main className="p-4 pt-6">
      <section role="alert" className="card mx-auto max-w-md px-5 py-8 text-center">
        <h1 className="text-xl font-semibold">{t(isChunk ? 'chunkFailed' : 'pageFailed')}</h1>
        <p className="mt-2 text-muted">{t(isChunk ? 'chunkFailedText' : 'pageFailedText')}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <button type="button" className="btn btn-p" onClick={() => location.reload()}>
            {t('reload')}
          </button>
          <button type="button" className="btn btn-s" onClick={copy}>
            {t(copied ? 'detailsCopied' : 'copyDetails')}
          </button>
        </div>
        <details className="mt-5 text-start text-sm text-muted">
          <summary className="cursor-pointer text-center">{t('details')}</summary>
          <pre className="mt-2 overflow-x-auto rounded-ctl bg-sunken p-3 text-xs">{details}</pre>
        </details>
      </section>
    </main>
  );
}
