export { ClaimBadge } from './words.tsx';
export { useMay as useMayOfClaims } from './calls.ts';
export { claimOfIncidentPath, claimPath } from './paths.ts';
