// The front door of the page on which proofs of delivery are sent.
export { PodUpload } from './upload/pod-upload.ts';
export { PodPack } from './upload/pod-pack.ts';
