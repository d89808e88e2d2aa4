-- Which privacy notice an applicant was shown is kept beside the terms that they agreed to.
alter table link add column privacy_version text;
comment on column link.privacy_version is 'The privacy notice that was shown with the terms, by its version.';
