// The front door for other pages on which documents are sent by a link.
export { AskedFile } from './upload/AskedFile.tsx';
