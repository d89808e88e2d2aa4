import { Component, lazy, type ReactNode, Suspense } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { ChunkFailure } from './chunk-failure.ts';

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

// Fetched only here, and left out when that fails too: the text and the way out are there in any case.
const ErrorDetails = lazy(async () => {
  const details = await import('./ErrorDetails.tsx').catch(() => undefined);
  return { default: details?.ErrorDetails ?? (() => null) };
});

function Broken({ error }: { readonly error: unknown }): ReactNode {
  const t = useTexts(publicTexts);
  const isChunk = error instanceof ChunkFailure;
  return (
    <main className="p-4 pt-6">
      <section role="alert" className="card mx-auto max-w-md px-5 py-8 text-center">
        <h1 className="text-xl font-semibold">{t(isChunk ? 'chunkFailed' : 'pageFailed')}</h1>
        <p className="mt-2 text-muted">{t(isChunk ? 'chunkFailedText' : 'pageFailedText')}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <button type="button" className="btn btn-p" onClick={() => location.reload()}>
            {t('reload')}
          </button>
          <Suspense>
            <ErrorDetails error={error} />
          </Suspense>
        </div>
      </section>
    </main>
  );
}
