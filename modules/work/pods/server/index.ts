export { arrivePod } from './arrive.ts';
export { awaitProofs } from './await-pods.ts';
export { buildPod } from './builders.ts';
export { makePack } from './pack/make-pack.ts';
export { buildPack, keepPack, type PackToBuild } from './pack/builders.ts';
export { proveLoad } from './derive.ts';
export { podOperations } from './operations.ts';
export { placedPods } from './placed-pods.ts';
export { podKinds, unfiledOf } from './pod-files.ts';
