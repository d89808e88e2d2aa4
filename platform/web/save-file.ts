/** Hands a file to the person, in the browser's own way of saving. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Lets the browser fetch a file that the server sends as an attachment; the page stays. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
