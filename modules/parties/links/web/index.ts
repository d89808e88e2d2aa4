// The front door of the desk: the board on which staff look after links, and the question for whom one is.
export { linkBoardOf } from './board/board.ts';
export { LinksPart } from './board/LinksPart.tsx';
export { linksRead } from './board/links-read.ts';
export { LinkBoard } from './board/LinkBoard.tsx';
export { useSubjectSearch } from './board/subject-search.tsx';
export { SendLinkDialog } from './board/SendLinkDialog.tsx';
export { partyLinks } from './board/party-links.tsx';
