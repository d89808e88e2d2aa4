-- Inviting suppliers and asking them for a new certificate is one job: roles with the one right get those of the other.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.postGitLink', 'tripDirector.sendEmailToUploadGitCertificate',
           'tripDirector.putGitLink', 'tripDirector.putGitLinkExpiry', 'tripDirector.disableGitLink',
           'tripDirector.sendGitLinkReminder', 'tripDirector.postGitLinkCopy', 'tripDirector.getGitLinks',
           'tripDirector.getGitLinkCounts']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.postCarrierLink' = any (r.authorisations)
   and not (r.authorisations @> array['tripDirector.postGitLink', 'tripDirector.sendEmailToUploadGitCertificate']);
alter table role_profile force row level security;
