export { arrivePod } from './arrive.ts';
export { awaitProofs } from './await-pods.ts';
export { buildPod } from './builders.ts';
export { proveLoad } from './derive.ts';
export { podKinds } from './pod-files.ts';
