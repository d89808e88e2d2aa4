import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { claimRight, claimScreens } from './index.ts';
import { claimListPath, claimPath, newClaimPath } from './paths.ts';

export const claimsModule = webModule({
  name: 'claims',
  screens: [
    screen({ path: claimListPath, title: 'claims', needs: claimRight('getClaims'), component: claimScreens.list }),
    screen({
      path: newClaimPath,
      title: 'newClaim',
      needs: claimRight('postClaim'),
      parent: claimListPath,
      component: claimScreens.form,
    }),
    screen({
      path: '/claims/$id',
      title: 'claim',
      needs: claimRight('getClaim'),
      parent: claimListPath,
      component: claimScreens.claim,
    }),
    screen({
      path: '/claims/$id/change',
      title: 'changeClaim',
      needs: claimRight('putClaim'),
      parent: '/claims/$id',
      component: claimScreens.change,
    }),
  ],
  recordPages: { claims: { title: 'claims', path: claimPath } },
});
