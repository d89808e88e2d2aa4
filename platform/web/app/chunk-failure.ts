/** A part of the app could not be fetched; the error page says so instead of blaming the page. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}
