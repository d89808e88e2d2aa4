// The front door of the page on which papers of a load are sent.
export { PaperUpload } from './upload/paper-upload.ts';
