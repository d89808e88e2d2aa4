import { Component, type ReactNode, useState } from 'react';
import { clientVersion } from '#platform/client-version.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { OutcomePage } from '../public/OutcomePage.tsx';
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

function Broken({ error }: { readonly error: unknown }): ReactNode {
  const t = useTexts(publicTexts);
  const [copied, setCopied] = useState(false);
  const isChunk = error instanceof ChunkFailure;
  const details = detailsOf(error);
  return (
    <OutcomePage
      kind="failure"
      title={t(isChunk ? 'chunkFailed' : 'pageFailed')}
      action={
        <div className="space-y-4">
          <div className="flex flex-wrap justify-center gap-2">
            <button type="button" className="btn btn-p" onClick={() => location.reload()}>
              {t('reload')}
            </button>
            <button
              type="button"
              className="btn btn-s"
              onClick={() => void navigator.clipboard?.writeText(details).then(() => setCopied(true))}
            >
              {t(copied ? 'detailsCopied' : 'copyDetails')}
            </button>
          </div>
          <details className="text-start text-sm text-muted">
            <summary className="cursor-pointer text-center">{t('details')}</summary>
            <pre className="mt-2 overflow-x-auto rounded-ctl bg-sunken p-3 text-xs">{details}</pre>
          </details>
        </div>
      }
    >
      {t(isChunk ? 'chunkFailedText' : 'pageFailedText')}
    </OutcomePage>
  );
}
