/**
 * Shows a dialog over the page. How wide the scroll bar is must be known before it goes, so that the page keeps its place
 * while the backdrop covers all of it (`--scroll-bar` in theme.css).
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  if (!document.querySelector('dialog:modal'))
    root.style.setProperty('--scroll-bar', `${innerWidth - root.getBoundingClientRect().width}px`);
  dialog.showModal();
}
